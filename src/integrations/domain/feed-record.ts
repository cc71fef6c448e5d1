/** A list of a feed: texts, or things with texts of their own such as languages. */
export type FeedList = readonly (string | Readonly<Record<string, string>>)[];
export type FeedValue = string | FeedList;

/** One record of a feed as it was read. */
export type FeedRecord = Readonly<Record<string, FeedValue>>;

/** A list, or a text with semicolons between. */
export function listOf(value: FeedValue | undefined): FeedList {
  const parts = typeof value === 'string' ? value.split(';') : (value ?? []);
  return parts.map((part) => (typeof part === 'string' ? part.trim() : part)).filter((part) => part !== '');
}

/** A name without case, spaces, `_` and `-`. */
export function bare(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}
