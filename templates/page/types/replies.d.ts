// Requests and replies of the WebAssembly module and the server.
// Generated from the Rust types: UPDATE_PAGE_TYPES=1 cargo test --test page_types

declare namespace Api {
  // Value in a message.
  type Text = string | number | Message | Text[];

  // Message to be formatted in a language.
  interface Message {
    key: string;
    values?: Record<string, Text>;
  }

  // Ingredient of a Potion with its dots.
  interface PotionItem {
    ingredient: string;
    grown: number;
  }

  // Category of effects, in the order of the rules.
  type Category = "cauldron" | "investigative" | "player" | "field" | "complex";

  // Outcome of an ingredient in a test.
  type IngredientOutcome =
    | "unreached"
    | "skipped"
    | "ignored"
    | "right"
    | "under"
    | "over"
    | "spared";

  // Record of an ingredient in a test, as made by trace.
  interface IngredientTrace {
    outcome: IngredientOutcome;
    number: number | null;
    out_of_order: boolean;
    made_wrong: boolean;
    forgotten: boolean;
    reports: Message[];
  }

  // Section of the rules as text only, for screens and terminals: sentences replace the pictures of the section for paper.
  interface RulesSection {
    title: Message;
    blocks: RulesBlock[];
  }

  // Block of a RulesSection.
  type RulesBlock =
    | { kind: "text"; text: Message }
    | { kind: "item"; text: Message }
    | { kind: "step"; text: Message }
    | { kind: "group"; text: Message };

  // Source of a tested potion.
  type PotionSource = "cauldron" | "versatility" | "guesser";

  // Mode of play.
  type Mode = "cooperative" | "competitive" | "solo";

  // State of a game.
  type TableStatus = "playing" | "last-ditch" | "won" | "lost";

  // Result of an Action, in addition to the new state of the table.
  type TableEvent =
    | "done"
    | "tested"
    | "right"
    | "wrong"
    | "open"
    | "nothing"
    | { blocked: Message }
    | { why: Message }
    | { clue: Message }
    | { review: Review }
    | { story: Story };

  // Mark of the players in a cell.
  type NoteMark = "blank" | "impossible" | "possible" | "certain";

  // Win of a game: its kind, winners, turn and stars.
  interface Win {
    named: boolean;
    by: number[];
    last: boolean;
    turn: number | null;
    stars: number | null;
  }

  // Remaining tests of one PotionSource.
  interface Allowance {
    kind: PotionSource;
    cells: number | null;
    all: number;
    left: number;
  }

  // Complete secret of a Puzzle.
  interface Solution {
    recipe_length: number;
    answers: string[][];
    ingredients: SolvedPart[];
  }

  // Kind of an ingredient in a Solution.
  type IngredientKind = "regular" | "ignore" | "overachiever" | "imposter";

  // Ingredient with its secret role and effects.
  interface SolvedPart {
    ingredient: string;
    kind: IngredientKind;
    number: number | null;
    effects: string[];
  }

  // Item with an identifier, a name and a description.
  interface NamedItem {
    id: string;
    name: Message;
    kind?: NamedKind;
    tells?: Message;
  }

  // Kind of a NamedItem item.
  type NamedKind = Category | Influence;

  // Influence of a special cell on the player who has it.
  type Influence = "helpful" | "harmful";

  // Constant, public properties of a game.
  interface GameView {
    code: string;
    id: string;
    label: string;
    level: Message | null;
    edition: number;
    language: number;
    testable: boolean;
    checkable: boolean;
    opening: boolean;
    help: boolean;
    players: number | null;
    recipe: string | Message;
    longest: number;
    ingredients: NamedItem[];
    witches: NamedItem[];
    effects: (NamedItem & { tells: Message })[];
    columns: NamedItem[];
    given: NoteMark[][];
    specials: (NamedItem & { tells: Message })[];
    clue: Message | null;
    aims?: Message[];
    rules: RulesSection[];
  }

  // View of a Test for screens.
  interface TestView {
    number: number;
    by: number | null;
    kind: PotionSource;
    potion: PotionItem[];
    won: boolean;
    undergrown: number;
    overgrown: number;
    reports: (NamedItem & { tells: Message })[];
    mistyped: boolean;
  }

  // View of a Naming for screens.
  interface NamingView {
    by: number | null;
    tests: number;
    answer: string[];
    right: boolean;
    last: boolean;
  }

  // View of the moon track (Clock) for screens.
  interface ClockView {
    turns: number;
    phases: number[];
    step: number;
    brewed: number;
  }

  // View of a Table for screens.
  interface TableView {
    revision: number;
    mode: Mode;
    status: TableStatus;
    next: number;
    tests: TestView[];
    notes: NoteMark[][];
    can_undo: boolean;
    poisoned: boolean[];
    lasting: LastingEffect[];
    limits: Allowance[] | null;
    solution: Solution | null;
    help: HelpView | null;
    namings: number[];
    naming: number;
    named?: NamingView[];
    win?: Win;
    clock?: ClockView;
    aims?: (boolean | null)[];
    closed?: boolean;
  }

  // Effect that lasts until the next test of the affected witch.
  interface LastingEffect {
    effect: string;
    by: number | null;
    since: number;
  }

  // Level of detail of a hint.
  type Rung = "test" | "herb" | "claim" | "reason";

  // Hint, as far as it was given.
  interface HintView {
    hint: number;
    rung: Rung;
    tells: Message[];
  }

  // Rung that can be requested next.
  interface NextRung {
    hint: number;
    rung: Rung;
  }

  // Note that tests contradict.
  interface NoteView {
    ingredient: string;
    column: number;
    tells: Message;
  }

  // Suggested potion.
  interface SuggestionView {
    potion: PotionItem[];
    tells: Message;
  }

  // Private clue of one witch.
  interface ClueView {
    witch: number;
    tells: Message;
    clue: Message | null;
  }

  // View of the help of a Table for screens.
  interface HelpView {
    hints: HintView[];
    more: NextRung | null;
    another: NextRung;
    checked: Message[];
    wrong: NoteView[];
    suggestion: SuggestionView | null;
    clues: ClueView[];
    tally: Message[];
  }

  // Information of a test.
  interface Gain {
    test: number;
    tenths: number;
    tells: Message;
  }

  // Review of a game.
  interface Review {
    par: number | null;
    unknown: number;
    gains: Gain[];
    certain: number | null;
    tells: Message[];
  }

  // Complete record of a game that is over.
  interface Story {
    solution: Solution;
    tests: IngredientTrace[][];
  }

  // Amount of help that a witch needs for the same chances as the others.
  type ClueSize = "small" | "medium" | "large" | { wins: { own: number; most: number; } };

  // Ingredient of a potion as received from a client.
  interface PotionItemInput {
    ingredient: string;
    grown: number;
  }

  // Action of a player.
  type Action =
    | { do: "look" }
    | { do: "test"; number: number; potion: PotionItemInput[]; by?: number | null; kind?: PotionSource; sure?: boolean }
    | { do: "mistyped"; number: number; mistyped: boolean }
    | { do: "mode"; mode: Mode }
    | { do: "note"; ingredient: string; column: number; mark: NoteMark }
    | { do: "undo" }
    | { do: "full"; full: boolean }
    | { do: "check"; number: number; answer: string[]; by?: number | null; opening?: string | null }
    | { do: "turn"; turn?: number | null }
    | { do: "give-up"; code: string; opening?: string | null }
    | { do: "again" }
    | { do: "hint"; hint: number; rung: Rung }
    | { do: "check-notes" }
    | { do: "suggest"; size: number }
    | { do: "handicap"; witch: number; size: ClueSize }
    | { do: "unseal"; witch: number }
    | { do: "review" }
    | { do: "story" };

  // Kind of a refusal, which determines what a client does next.
  type RejectionKind = "input" | "unsure" | "stale" | "stored" | "closed" | "machine";

  // Request, distinguished by its field ask.
  type Request =
    | { ask: "about" }
    | { ask: "open"; code: string }
    | { ask: "deal"; seed: string; level: number; players: number; language: number }
    | { ask: "day"; date: string; players: number }
    | { ask: "play"; save: string; action: Action }
    | { ask: "tale"; code: string; answer?: string[] | null };

  // Reply; its variant is recognized by its fields.
  type Reply = ReplyAbout | ReplyDay | ReplyOpened | ReplyPlayed | ReplyTale | ReplyError;
  interface ReplyAbout {
    version: string;
    edition: number;
    ingredients: string[];
  }
  interface ReplyDay {
    seed: string;
    level: number;
    name: Message;
  }
  interface ReplyOpened {
    game: GameView;
    table: TableView;
    save: string;
  }
  interface ReplyPlayed {
    told: TableEvent;
    table: TableView;
    save: string;
  }
  interface ReplyTale {
    told: "sealed" | "wrong" | "open";
    tale: SealedTextView;
    text: string | null;
  }
  interface ReplyError {
    error: string | Message;
    trouble: RejectionKind;
  }

  // Description of a sealed text for display.
  interface SealedTextView {
    id: string;
    label: string;
    chapter: number;
    language: number;
    ingredients: NamedItem[];
    longest: number;
  }

  // Kind of an Event at a table.
  type EventKind =
    | "opened"
    | "test"
    | "right"
    | "wrong"
    | "gave-up"
    | "again"
    | "closed"
    | "reopened"
    | "taken-back"
    | "reset"
    | "brought-back";

  // Originator of a TableChange.
  type Actor = "referee" | { player: number } | "somebody";

  // Change that affected everyone at a table: who made it, its kind, and the revision after it.
  interface TableChange {
    what: EventKind;
    by: Actor;
    revision: number;
  }

  // Latest change, as sent to a client.
  interface LatestChange extends TableChange {
    back?: Undo;
  }

  // Restorable state and the remaining time of UNDO_WINDOW.
  interface Undo {
    deed: number;
    seconds: number;
  }

  // Table as sent to a player.
  interface TableResponse {
    table: string;
    game: GameView;
    view: TableView;
    deed?: LatestChange;
  }

  // Entry of a list of tables, as sent to a player.
  interface TableEntry {
    table: string;
    game: string;
    tests: number;
  }

  // Result of an action, as sent to a player.
  interface ActionResponse {
    told: TableEvent;
    view: TableView;
    deed?: LatestChange;
  }

  // Response to a request for all tables.
  interface TableList {
    tables: TableEntry[];
  }
}
