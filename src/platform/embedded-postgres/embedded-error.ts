/** The embedded PostgreSQL is unavailable; the message is one sentence for the operator. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** What to do instead, for the end of a sentence. */
export const USE_YOUR_OWN = 'set DATABASE_URL to a PostgreSQL of your own instead';

/** The reason in an error of the operating system or a program: the first line marked as an error, or else the last. */
export function reasonOf(error: unknown): string {
  const text = (error as Partial<Error> | undefined)?.message ?? String(error);
  const lines = text.trim().split('\n');
  // PostgreSQL's programs print the reason before they clean up.
  const reason = lines.find((line) => /\b(?:fatal|error):/i.test(line)) ?? lines.at(-1);
  return reason?.replace(/\.$/, '') ?? text;
}
