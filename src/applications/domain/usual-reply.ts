/** Days that a company has to answer before an application counts as not answered. */
export const DAYS_TO_ANSWER = 14;
/** Days for which applications count, so that a company can mend its ways. */
export const DAYS_COUNTED = 180;
/** With fewer applications, one answer would say too much. */
const FEWEST = 10;

/**
 * Within how many days a company usually answers: at least half of the applications were answered by then. Undefined if
 * there are too few to tell, or if fewer than half were answered in `DAYS_TO_ANSWER` days.
 * @param answers for each application, the days until its first answer, in fractions; null without one
 */
export function usualReply(answers: readonly (number | null)[]): number | undefined {
  if (answers.length < FEWEST) return undefined;
  const sorted = answers.map((days) => days ?? Infinity).sort((a, b) => a - b);
  const days = Math.max(1, Math.ceil(sorted[Math.ceil(sorted.length / 2) - 1] ?? Infinity));
  return days <= DAYS_TO_ANSWER ? days : undefined;
}
