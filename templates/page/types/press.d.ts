// Types of the print screen and its worker.

// Settings of the print screen.
interface Settings {
  kind: "sheet" | "booklet" | "race";
  seed: string;
  code: string | null;
  from: string | null;
  fresh: boolean;
  day: string | null;
  level: number;
  players: number;
  lang: string;
  paper: string;
  theme: string | null;
  ink: string | null;
  layout: string | null;
  duplex: "long-edge" | "short-edge";
  ingredients: number | null;
  length: string | null;
  decoys: string | null;
  effects: string | null;
  "special-cells": boolean | null;
  answers: number | null;
  difficulty: string | null;
  turns: string | null;
  "win-rate": string | null;
  "no-guess": boolean;
  "as-drawn": boolean;
  "large-print": boolean;
  oracle: boolean | null;
  "answer-sheet": boolean;
  "sealed-answers": boolean;
  html: boolean;
  braille: boolean;
  bleed: number;
  marks: string | null;
  sheet: string | null;
  signature: number | null;
  thickness: number | null;
  "back-cover": boolean;
  gutter: number | null;
  fit: boolean;
  margin: number | null;
  standard: string | null;
  x: number;
  y: number;
  turn: number;
  games: number;
  top: number | null;
  title: string;
  names: string;
  tells: string | null;
  zip: boolean;
  minutes: number;
  "card-size": string | null;
  backs: boolean;
}

// Changes settings and redraws.
type Choose = (values: Partial<Settings>) => void;

// Whether a value of a setting is offered.
type Allowed = (name: string, value: unknown) => boolean;

// Choice in a form: its value, its words, and a drawing or a language.
type Option<Value> = readonly [value: Value, words: Content, more?: string];

// Smallest and largest value of a number.
type Limits = [least: number, most: number];

// Level as the press offers it.
interface PressLevel {
  level: number;
  word: string;
  name: string;
  cauldrons: Limits;
  turns: Limits;
}

interface PressPaper {
  paper: string;
  sides: [number, number];
}

// Choices that can be combined with a request for a sheet.
interface PressOffers {
  levels: PressLevel[];
  players: number[];
  lengths: string[];
  decoys: string[];
  effects: string[];
  themes: { theme: string; name: string; about: string; ink: string; may: boolean }[];
  inks: string[];
  ink: string;
  papers: PressPaper[];
  sheets: PressPaper[];
  standards: string[];
  duplex: string[];
  layouts: string[];
  marks: string[];
  may: Record<string, boolean>;
  limits: {
    ingredients: Limits;
    answers: Limits;
    bleed: Limits;
    gutter: Limits;
    margin: Limits;
    thickness: Limits;
    games: Limits;
  };
}

// Choices that can be combined with a request for a race.
interface RaceOffers {
  cards: string[];
  "card-sizes": string[];
  ink: string;
  limits: { minutes: Limits; turns: Limits; "seconds-per-turn": Limits; count: Limits };
}

// What the press tells of itself.
interface PressAbout {
  // Defaults of the options of each subject.
  options: Record<string, Record<string, any>>;
  version: string;
  languages: { lang: string; name: string; number: number; here: boolean }[];
  "missing-fonts": { place: number; file: string }[];
  "missing-colours": boolean;
}

// Facts of a printed game. Sheets have a label, races a course.
interface PressFacts {
  label?: string;
  course?: string;
  clue?: Api.Message;
  minutes?: number[];
  rating?: {
    difficulty: number;
    minutes: number;
    turns: { low: number; high: number };
    wins: number;
  };
}

// Reply of the press. The kind of the request determines which properties it has.
interface PressReply {
  said: any;
  files: PressFile[];
}

// Sends one or more requests to the press and resolves to the last reply. `progress` is called with
// the number of finished games and of all.
type Steps = (progress: (done: number, all: number) => void) => Promise<PressReply>;

// File of the result, with the address of its contents.
interface MadeFile {
  name: string;
  file: File;
  address: string;
}

// Page of the preview. Its address is made when it is shown.
interface PreviewPage {
  page?: string;
  title: string;
  bytes: Uint8Array<ArrayBuffer>;
  address: string | null;
}

