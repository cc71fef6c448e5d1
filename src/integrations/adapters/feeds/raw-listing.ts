/** A value in a feed: a text, a list, or named values. */
export type Raw = string | readonly Raw[] | RawFields;
export type RawFields = { readonly [name: string]: Raw };

/** A listing as the feed has it. */
export type RawListing = {
  readonly fields: RawFields;
  /** Why the listing cannot be read completely. */
  readonly fault?: string;
};

export function isFields(value: Raw | undefined): value is RawFields {
  return typeof value === 'object' && !Array.isArray(value);
}

/** The entries of a list. Elements of one name within an element are a list, too. */
export function entriesOf(value: Raw | undefined): readonly Raw[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (!isFields(value)) return value;
  const [only, ...others] = Object.values(value);
  return only !== undefined && others.length === 0 && typeof only === 'object' ? entriesOf(only) : [value];
}

/** Names of the part that stands for a value with several parts. */
const MAIN_PARTS = ['name', 'value', 'label', 'text', 'title', '@value', '#text'];

/** The text of a value, as far as it has one. */
export function textIn(value: Raw | undefined): string {
  if (value === undefined || typeof value === 'string') return (value ?? '').trim();
  if (!isFields(value)) return value.map(textIn).filter(Boolean).join('; ');
  const entries = Object.entries(value);
  const main = MAIN_PARTS.map((name) => textIn(value[name])).find(Boolean);
  return main ?? (entries.length === 1 ? textIn(entries[0]?.[1]) : '');
}

/** The value at a path; undefined if there is none. */
export function at(value: Raw | undefined, ...path: readonly string[]): Raw | undefined {
  let current = value;
  for (const name of path) {
    const [first] = Array.isArray(current) ? (current as readonly Raw[]) : [current];
    current = isFields(first) && Object.hasOwn(first, name) ? first[name] : undefined;
  }
  return current;
}

/** Converts parsed JSON; null is no value. */
export function rawOf(value: unknown): Raw | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return value.flatMap((part) => rawOf(part) ?? []);
  const entries = Object.entries(value).map(([name, part]) => [name, rawOf(part)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, Raw] => entry[1] !== undefined));
}
