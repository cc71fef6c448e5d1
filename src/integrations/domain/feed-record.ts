/** A list in a feed: texts, or objects with texts, such as languages. */
export type FeedList = readonly (string | Readonly<Record<string, string>>)[];
export type FeedValue = string | FeedList;

/** An unprocessed record of a feed. */
export type FeedRecord = Readonly<Record<string, FeedValue>>;

/** The entries of a list or of a semicolon-separated text. */
export function listOf(value: FeedValue | undefined): FeedList {
  const parts = typeof value === 'string' ? value.split(';') : (value ?? []);
  return parts.map((part) => (typeof part === 'string' ? part.trim() : part)).filter((part) => part !== '');
}

/** Removes case, spaces, `_` and `-`. */
export function normalizedName(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}
