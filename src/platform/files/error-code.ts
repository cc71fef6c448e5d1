/** Disk full, or quota exceeded. */
const FULL_DISK = ['ENOSPC', 'EDQUOT'];

/** Whether a disk of this machine is full, or its quota exceeded. */
export function isFullDisk(error: unknown): boolean {
  return FULL_DISK.includes(codeOf(error) ?? '');
}

/** The code of an error, such as `ENOENT` or `EACCES`. */
export function codeOf(error: unknown): string | undefined {
  // Node's errors are not `instanceof Error` in another realm, such as Jest's.
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
