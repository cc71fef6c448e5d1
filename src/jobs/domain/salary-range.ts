import type { FieldChecks } from '../../shared/domain/field-checks.js';

/** Whole dollars a year; more is a slip of the finger. */
const HIGHEST = 100_000_000;

/** A yearly salary in whole dollars; either end may be open. */
export type SalaryRange = { readonly minSalary: number | null; readonly maxSalary: number | null };

/** The rule of what a salary range is. */
export const SalaryRange = {
  HIGHEST,

  /** The range entered, 0 to 0 being none; what is wrong with it goes to `checks`. */
  check(checks: FieldChecks, min: number | null | undefined, max: number | null | undefined): SalaryRange {
    const minSalary = checkEnd(checks, 'minSalary', 'Minimum salary', min);
    const maxSalary = checkEnd(checks, 'maxSalary', 'Maximum salary', max);
    if (minSalary !== null && maxSalary !== null && minSalary > maxSalary) {
      checks.add('minSalary', 'Minimum salary must not be above the maximum salary');
    }
    const none = minSalary === 0 && maxSalary === 0;
    return none ? { minSalary: null, maxSalary: null } : { minSalary, maxSalary };
  },
};

function checkEnd(checks: FieldChecks, field: string, label: string, value: number | null | undefined): number | null {
  if (value === null || value === undefined) return null;
  if (!Number.isInteger(value) || value < 0 || value > HIGHEST) {
    checks.add(field, `${label} must be a whole number from 0 to ${HIGHEST}`);
    return null;
  }
  return value;
}
