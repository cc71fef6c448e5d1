/** The operating system's name for what went wrong (`ENOENT`, `EACCES`), or another code that an error carries. */
export function codeOf(error: unknown): string | undefined {
  // Errors of Node are no `instanceof Error` in another realm, such as a test's.
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
