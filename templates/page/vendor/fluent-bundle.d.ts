// Declarations of the parts of `fluent-bundle.js` that the page uses.

export class FluentNumber {
  constructor(value: number, options?: object);
  opts: object;
  valueOf(): number;
}

export class FluentResource {
  constructor(source: string);
}

type Pattern = object | string;
type Value = string | number | null;

export class FluentBundle {
  constructor(language: string, options?: {
    functions?: Record<string, (positional: any, named: any) => FluentNumber>;
    useIsolating?: boolean;
  });
  addResource(resource: FluentResource): Error[];
  getMessage(key: string): { value: Pattern | null } | undefined;
  formatPattern(pattern: Pattern, values?: Record<string, Value>, errors?: Error[]): string;
}
