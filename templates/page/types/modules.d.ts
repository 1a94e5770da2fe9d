// Types of the WebAssembly modules and their workers, for both sides.

// ModuleExports of the module of the rules.
interface RulesModule extends ModuleExports {
  ask(): number;
  look(width: number, attempt: number): number;
}

// ModuleExports that both modules have.
interface ModuleExports {
  memory: WebAssembly.Memory;
  reserve(length: number): number;
  reply(): number;
}

// Request to the worker that searches pictures and deals games.
type AsideRequest =
  | { request: Api.Request }
  | { picture: Blob | ImageBitmap; attempts?: number };

// Message of that worker: the progress or the result of a search, or the reply to a request.
interface Found {
  attempt?: number;
  text?: string;
  foreign?: boolean;
  nothing?: boolean;
  over?: boolean;
  unreadable?: boolean;
  broken?: boolean;
  error?: string | Api.Message;
  trouble?: Api.RejectionKind;
}

// Request to the press: its kind, and parameters with the names of the command line's options.
interface PressRequest {
  ask: string;
  lang?: string;
  standard?: string;
  [parameter: string]: unknown;
}

// File in a reply. Files of pages have their identifier and title.
interface PressFile {
  name: string;
  length: number;
  bytes: Uint8Array<ArrayBuffer>;
  page?: string;
  title?: string;
}

// ModuleExports of the press.
interface PressModule extends ModuleExports {
  ask(): number;
  files(): number;
  hand_in_language(): number;
  hand_in_font(place: number): number;
  hand_in_colours(): number;
}

// Message to the worker of the press.
type PressMessage =
  | { does: "start"; compiled: WebAssembly.Module }
  | { does: "language"; bytes: Uint8Array<ArrayBuffer> }
  | { does: "font"; bytes: Uint8Array<ArrayBuffer>; place: number }
  | { does: "colours"; bytes: Uint8Array<ArrayBuffer> }
  | { does: "ask"; request: PressRequest };
