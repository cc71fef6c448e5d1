import { BrokenFeed, FEED_LIMITS } from '#integrations/domain/listing-import.js';

/** More than any feed needs, and few enough for the parser's stack. */
const MAX_DEPTH = 64;
const NOWHERE = -1;

/** An object or array in a list of the document, or, last, the document with 0 in place of each. */
export type JsonPart = { readonly element: unknown } | { readonly outline: unknown };

/**
 * Parses JSON piece by piece as it arrives, so that memory is needed for one listing only: the entries of the outermost
 * array, or of those arrays in the outermost object whose name `isList`.
 * @throws BrokenFeed
 */
export async function* splitJson(
  texts: AsyncIterable<string>,
  isList: (name: string) => boolean,
): AsyncGenerator<JsonPart, void> {
  const splitter = new JsonSplitter(isList);
  for await (const text of texts) yield* splitter.split(text);
  yield splitter.end();
}

class JsonSplitter {
  private outline = '';
  private element = '';
  private depth = 0;
  private isInString = false;
  private isEscaped = false;
  /** Depth of the entries of the current list. */
  private listDepth = NOWHERE;
  private isInElement = false;
  private rootIsArray = false;
  /** Where the latest string directly in the outermost object begins: the name of what follows. */
  private nameBegin = 0;
  private found: JsonPart[] = [];

  constructor(private readonly isList: (name: string) => boolean) {}

  split(text: string): readonly JsonPart[] {
    this.found = [];
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const character = text[at];
      if (this.isInString) this.continueString(character);
      else if (character === '"') {
        this.isInString = true;
        if (this.depth === 1) this.nameBegin = this.outline.length + at - from;
      } else if (character === '{' || character === '[') {
        if (this.depth === this.listDepth) {
          this.take(text.slice(from, at));
          from = at;
          this.isInElement = true;
        }
        this.open(character, () => this.outline + text.slice(from, at));
      } else if (character === '}' || character === ']') {
        this.depth -= 1;
        if (this.isInElement && this.depth === this.listDepth) {
          this.take(text.slice(from, at + 1));
          from = at + 1;
          this.finishElement();
        } else if (this.depth < this.listDepth) this.listDepth = NOWHERE;
      }
    }
    this.take(text.slice(from));
    return this.found;
  }

  end(): JsonPart {
    return { outline: parsed(this.outline) };
  }

  private continueString(character: string | undefined): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (character === '\\') this.isEscaped = true;
    else if (character === '"') this.isInString = false;
  }

  private open(bracket: '{' | '[', outline: () => string): void {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new BrokenFeed('The JSON is nested too deeply.');
    if (this.isInElement || bracket === '{') return;
    if (this.depth === 1) {
      this.rootIsArray = true;
      this.listDepth = 1;
    } else if (this.depth === 2 && !this.rootIsArray) {
      const [name] = /^"[^"]*"/.exec(outline().slice(this.nameBegin)) ?? [];
      if (name !== undefined && this.isList(name.slice(1, -1))) this.listDepth = 2;
    }
  }

  private finishElement(): void {
    this.found.push({ element: parsed(this.element) });
    this.element = '';
    this.isInElement = false;
    this.outline += '0';
  }

  private take(text: string): void {
    if (this.isInElement) this.element += text;
    else this.outline += text;
    if (this.element.length > FEED_LIMITS.record || this.outline.length > FEED_LIMITS.record) {
      throw new BrokenFeed('A listing of the JSON is too large.');
    }
  }
}

/** Digits that a number of JavaScript does not keep, as in references; few documents have them. */
const LONG_NUMBER = /\d{16}/;

function parsed(json: string): unknown {
  try {
    return LONG_NUMBER.test(json) ? JSON.parse(json, exact) : JSON.parse(json);
  } catch {
    throw new BrokenFeed('The JSON is invalid.');
  }
}

/** Integers stay as they are written. */
function exact(_name: string, value: unknown, { source = '' }: { readonly source?: string } = {}): unknown {
  return typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d{1,100}$/.test(source) ? source : value;
}
