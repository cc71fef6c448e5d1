/** Whether tests run at length, as in `npm run prove`. */
export const isAtLength = Boolean(process.env['PROOFS']);

/** The first of cases that show much the same, or every `interval`th; all of them when tests run at length. */
export function sampleOf<T>(cases: readonly T[], interval = Infinity): readonly T[] {
  return isAtLength ? cases : cases.filter((_, index) => index % interval === 0);
}
