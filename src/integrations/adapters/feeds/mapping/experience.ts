import { optionFor } from './words.js';

/** The least years of each level, highest first. */
const LEVELS = [
  [10, 'expert'],
  [5, 'senior'],
  [3, 'mid'],
  [1, 'junior'],
  [0, 'entry'],
] as const;

/** The level of a number of years. */
export function levelOfYears(years: number): string {
  return LEVELS.find(([least]) => years >= least)?.[1] ?? 'entry';
}

/** The level that a text means: a level, or years such as `3+ years`, `2-5` or `gt-15`; undefined if not known. */
export function experienceLevel(text: string): string | undefined {
  const named = optionFor('experience', text) ?? optionFor('experience', text.replace(/\([^()]*\)/g, ''));
  if (named !== undefined) return named;
  const [, below, number, months] =
    /^(lt-?|less than |under |up to |<\s?)?(?:gt-?|at least |min\.? |minimum |mindestens |over |>\s?)?(\d{1,2})\s?\+?(?:\s?(?:-|–|to|bis|a|à)\s?\d{1,2})?\s?\+?\s?(?:(months?|monate?n?|mois|meses)|years?|yrs?\.?|jahren?|jahre|ans?|años?|anni|anos?|jaar)?(?:\s?(?:of |d['’])?(?:experience|expérience|berufserfahrung|erfahrung))?$/iu.exec(
      text.trim(),
    ) ?? [];
  if (number === undefined) return undefined;
  if (below) return 'entry';
  return levelOfYears(Number(number) / (months ? 12 : 1));
}
