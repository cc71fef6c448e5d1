/** Disk full, or quota exceeded. */
const FULL_DISK = ['ENOSPC', 'EDQUOT'];
/** PostgreSQL's `disk_full`. */
const DATABASE_FULL = '53100';
/** What programs print about it. */
const FULL_IN_WORDS = /No space left on device|Disk quota exceeded/;

/** Whether a disk of this machine is full, or its quota exceeded. */
export function isFullDisk(error: unknown): boolean {
  return FULL_DISK.includes(codeOf(error) ?? '');
}

/** Whether PostgreSQL reports a full disk. */
export function isFullDatabase(error: unknown): boolean {
  return codeOf(error) === DATABASE_FULL;
}

/** Whether a full disk is behind an error, wherever it was noticed. */
export function isAboutFullDisk(error: unknown): boolean {
  if (isFullDisk(error) || isFullDatabase(error)) return true;
  const { message, cause } = (error ?? {}) as { readonly message?: string; readonly cause?: unknown };
  return FULL_IN_WORDS.test(message ?? '') || (cause !== undefined && cause !== error && isAboutFullDisk(cause));
}

/** The code of an error, such as `ENOENT` or `EACCES`. */
export function codeOf(error: unknown): string | undefined {
  // Node's errors are not `instanceof Error` in another realm, such as Jest's.
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
