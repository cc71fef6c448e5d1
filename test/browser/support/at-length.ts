/** The first of several cases that show the same, or all of them in `npm run prove`, which also runs the specs that use it. */
export function sampleOf<T>(cases: readonly T[]): readonly T[] {
  return process.env['PROOFS'] ? cases : cases.slice(0, 1);
}
