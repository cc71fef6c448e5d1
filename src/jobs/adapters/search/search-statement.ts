import type { Statement } from '../../../shared/adapters/postgres/database.js';

/** Names of the texts that are prepared, the same on every connection. */
const names = new Map<string, string>();
/** Every connection keeps a plan of each. */
const MOST_NAMES = 100;

/** A statement over the search index that grows condition by condition, values apart from the text. */
export class SearchStatement {
  private readonly conditions: string[] = [];

  /** A statement around another one goes on counting its values. */
  constructor(readonly values: unknown[] = []) {}

  /** The placeholder of a value. */
  value(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  and(...conditions: string[]): this {
    this.conditions.push(...conditions);
    return this;
  }

  get where(): string {
    return this.conditions.join(' and ');
  }
}

/** Has a text prepared, unless there are too many already; for texts that come again and again. */
export function prepared(text: string): Statement {
  const name = names.get(text) ?? (names.size < MOST_NAMES ? `job-search-${names.size}` : undefined);
  if (name === undefined) return { text };
  names.set(text, name);
  return { name, text };
}
