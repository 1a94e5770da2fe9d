// Types of the page's scripts. All are global, so that scripts need no imports for them.

// Content of an element: `null`, `undefined` and `false` add nothing.
type Content = Node | string | number | false | null | undefined | Content[];

type On<Kind extends Event, Target> = Kind & { target: Target; currentTarget: Target };

// Attributes and listeners of an element of the type `Target`.
interface Attributes<Target> {
  onchange?: (event: On<Event, Target>) => unknown;
  onclick?: (event: On<MouseEvent, Target>) => unknown;
  onfocus?: (event: On<FocusEvent, Target>) => unknown;
  onfocusin?: (event: On<FocusEvent, HTMLElement>) => unknown;
  oninput?: (event: On<Event, Target>) => unknown;
  onkeydown?: (event: On<KeyboardEvent, Target>) => unknown;
  onpointerdown?: (event: On<PointerEvent, Target>) => unknown;
  onsubmit?: (event: On<SubmitEvent, Target>) => unknown;
  [name: string]: string | number | boolean | null | undefined | Function;
}

// Button of a dialog. Its value is the answer.
interface Choice<Value> {
  label: string;
  value: Value;
  tone?: string;
}

// Language of the page: its messages are packed in the page or in a file next to it.
interface Language {
  tag: string;
  name: string;
  number: number;
  packed?: string;
  file?: string;
}

// The potion in the making, which is stored with the game.
interface Draft {
  potion: Pour[];
  // Index of the witch who tests, or null if none is chosen.
  by: number | null;
  kind: Api.PotionSource;
}

interface Pour {
  ingredient: string;
  grown: number;
}

// Entry of a game or table in the storage of this phone. Entries can be damaged or of an earlier
// version, so each property can be missing.
interface Entry {
  // State of a game on this phone, in the form of the module.
  save?: string;
  // Draft of a table, or of a game stored by an earlier version.
  draft?: Draft;
  code?: string;
  label?: string;
  level?: Api.Message | null;
  players?: number | null;
  tests?: number;
  status?: Api.TableStatus;
  // Time of the last visit, in milliseconds since 1970.
  seen?: number;
  // Times of the first and the latest test, in milliseconds since 1970.
  began?: number;
  ended?: number;
  // Date of a game of the day.
  day?: string;
  // Whether the players gave up.
  up?: boolean;
  // Circle of the sheet's moon track that counts for a win.
  turn?: number;
}

// Entry of a readable game on this phone.
type SavedEntry = Entry & { save: string };

// Result of an action. A reply is a word, or an object with one of the other properties.
type Told = ToldOf<Api.TableEvent>;

type ToldOf<Event> = Event extends string
  ? Event & { [Key in ToldKey]?: undefined }
  : Event & { [Key in Exclude<ToldKey, keyof Event>]?: undefined };

type ToldKey = "why" | "blocked" | "clue" | "review" | "story" | "unsure";

// Reply to an action that the board has no room for: the players have to confirm it.
type Unsure = ToldOf<{ unsure: string }>;

// Keeper of an open game: carries out the players' actions, on this phone or on a referee's server.
interface Keeper {
  // Key of the game's entry in the storage.
  key: string;
  // Name of the table on a referee's server, or null for a game on this phone.
  name: string | null;
  entry: Entry;
  draft: Draft;
  // Resolves to null if the action waits for the network.
  act(action: Api.Action): Promise<{ told: Told; table: Api.TableView } | null>;
  // Sends the actions that wait. Only tables on a server have any.
  flush?(): Promise<Error | null>;
  // Undoes a deed. Only tables on a server have deeds.
  bringBack?(deed: number): Promise<Api.TableView>;
  // Stores additional facts in the game's entry.
  remember(facts: Entry): void;
  // Calls `changed` when another window or phone changes the table, with `leapt` where the table
  // does not continue its tests; `lost` with the refusal when the server is not reached, and with
  // null when it is again; `hear` for deeds; `sent` when actions wait or were sent; `isSure` to ask
  // whether one of them shall be sent. Returns a function that stops it.
  watch(
    changed: (table: Api.TableView, leapt?: boolean) => void,
    lost: (refusal: Error | null) => void,
    hear: (deed: Api.LatestChange, own: boolean) => void,
    sent: (sent: Sent[], lost: Error | null, left: number) => void,
    isSure: (question: string) => Promise<boolean | null>,
  ): () => void;
}

// Outcome of an action that waited for the network: the table after it, or why it was refused.
interface Sent {
  action: Api.Action;
  told?: Told;
  refusal?: Error;
  table: Api.TableView | null;
}

// A game as its keeper opens it.
interface Opened {
  keeper: Keeper;
  game: Api.GameView;
  table: Api.TableView;
}

// An open game. What it is played with (`keeper`, `game`, `table`) is complete at all times; the
// other parts hold what this phone shows and what its players enter.
interface Session extends Opened {
  draft: Draft;
  // Action in progress.
  working: string | null;
  // Whether the introduction is not shown, because this phone has tested.
  greeted: boolean;
  // Result just shown: the number of a test, or that the recipe was named.
  shown: number | "named" | null;
  mixing: Mixing;
  naming: Naming;
  turn: TurnQuestion;
  help: Help;
  ending: Ending;
  // Timer that ends the offer to undo a deed.
  deedOver: number;
  // Stops watching the game.
  stop(): void;
}

// Changes of the draft.
interface Mixing {
  // Earlier potions, for undo.
  past: Pour[][];
  // Ingredient that was added last by its name, whose dots can follow.
  named: string | null;
  // Index of the ingredient that is being edited.
  edited: number | null;
}

// Input of the answer screen.
interface Naming {
  answer: string[];
  // The answer as filled in from the notes.
  noted: string[] | null;
  // Namings of rivals that wait for the others.
  together: Entered[];
  // Whether the latest naming is wrong: `now`, or `before` the answer was changed.
  wrong: "now" | "before" | null;
  // The latest naming, serialized.
  checked: string;
  giveUp: string;
  opening: string;
}

// A naming of the recipe by a rival, or by all players together.
interface Entered {
  by: number | null;
  answer: string[];
}

// Question in which turn the game was won.
interface TurnQuestion {
  asks: boolean;
  // Whether a turn was entered and is being changed.
  changes: boolean;
}

interface Help {
  // Reason of a hint.
  why: { hint: number; tells: Api.Message } | null;
  // Number of tests at which no hint was found.
  uncertain: { tests: number; blocked?: Api.Message } | null;
  // Number of ingredients of the suggested potion.
  size: number;
  clue: ClueWish;
}

// Session of a game that gives help.
type HelpedSession = Session & { table: { help: Api.HelpView } };

// Table of a game that is won.
interface WonTable extends Api.TableView {
  win: Api.Win;
}

// Private clue that is being chosen.
interface ClueWish {
  witch: number | null;
  size: "small" | "medium" | "large" | "wins";
  own: number;
  most: number;
}

// What is known after the end.
interface Ending {
  review: Api.Review | null;
  // Story of the table's revision; `told` is null until it has arrived.
  story: { revision: number; told: Api.Story | null; failed: string | null } | null;
}

// Message above the screen.
interface Notice {
  text: string;
  act: (() => unknown) | null;
  label: string;
  tone: string;
}

// Drawn screen, with the session and language that it was drawn for.
interface Drawn {
  screen: HTMLElement | null;
  session: Session | null;
  language: Language | null;
}

// Data printed on a sheet, from which its game can be dealt.
interface Imprint {
  seed: string;
  level: number;
  players: number;
}

// Screen of the page.
type ScreenName =
  | "home" | "opening" | "practice" | "print" | "stats" | "days" | "brew" | "log" | "notes" | "help" | "answer";

// State of the page.
interface Ui {
  screen: ScreenName;
  session: Session | null;
  // Messages by their kind, the latest last.
  notices: Map<string, Notice>;
  // Typed, but not opened yet: a code, the name of a table, and the data of a sheet.
  code: string;
  tableName: string;
  imprint: Imprint;
  // Whether the server wants the name of a table.
  joining: boolean;
  // Whether a worker is dealing a game.
  dealing: boolean;
  // Search for a code in a photograph.
  photo: { attempt: number; cancel(): void } | null;
  // Trouble of the storage that the players know.
  storageTold: StorageTrouble;
}

type StorageTrouble = "full" | "forbidden" | null;

// Entry of the navigation history. `asked` is true for an open question.
interface Place {
  screen: ScreenName;
  key: string | null;
  asked: boolean;
}

// Column of the notes. `place` is its index in the rows of `TableView.notes`.
interface NoteColumn {
  column: number;
  place: number;
  group: "numbers" | "decoys" | "effects";
  name: string;
  tells?: Api.Message;
}

// Cell of the notes: the players' mark, and what the free clue implies.
interface NoteCell {
  mark: Api.NoteMark;
  given: Api.NoteMark | null;
  fixed: boolean;
  wrong: boolean;
  shown: Api.NoteMark;
}

// Setting that a player can turn on and off. `can` tells whether this phone has the feature.
interface Switch {
  key: string;
  usual: boolean;
  can: boolean;
}

// Reply of the module to each request.
interface Replies {
  about: Api.ReplyAbout;
  open: Api.ReplyOpened;
  deal: Api.ReplyOpened;
  day: Api.ReplyDay;
  play: Omit<Api.ReplyPlayed, "told"> & { told: Told };
  tale: Api.ReplyTale;
}

// A game in the list of this phone.
interface StoredGame extends Entry {
  key: string;
}

// Game that another phone hands over. Ingredients are indexes into the list of the code's game.
interface Handed {
  code: string;
  mode: Api.Mode;
  // Whether the last ditch effort has begun.
  full: boolean;
  notes: Api.NoteMark[][];
  tests: {
    kind: Api.PotionSource;
    by: number | null;
    mistyped: boolean;
    potion: { herb: number; grown: number }[];
  }[];
  namings: { by: number | null; last: boolean; tests: number; answer: number[] }[];
  // Turn of the win, or 0 if it is unknown.
  turn: number;
}

// State of a game on this phone.
interface Kept {
  save: string;
  table: Api.TableView;
}

type LessonPour = [ingredient: string, grown: number];

// Test of the practice game, with a word for what became of each ingredient.
interface LessonTest {
  potion: LessonPour[];
  judged: string[];
}

// Detector of codes in some browsers.
declare class BarcodeDetector {
  constructor(options: { formats: string[] });
  static getSupportedFormats(): Promise<string[]>;
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
