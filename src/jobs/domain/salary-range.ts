import type { FieldChecks } from '../../shared/domain/field-checks.js';

/** A yearly salary in whole dollars; either end may be open. */
export class SalaryRange {
  /** A higher amount is a typing error. */
  static readonly HIGHEST = 100_000_000;

  private constructor(
    readonly min: number | null,
    readonly max: number | null,
  ) {}

  /** The range that was entered; 0 to 0 means none. Adds what is wrong with it to `checks`. */
  static check(checks: FieldChecks, min: number | null | undefined, max: number | null | undefined): SalaryRange {
    const range = new SalaryRange(
      checkEnd(checks, 'minSalary', 'Minimum salary', min),
      checkEnd(checks, 'maxSalary', 'Maximum salary', max),
    );
    if (range.min !== null && range.max !== null && range.min > range.max) {
      checks.add('minSalary', 'Minimum salary must not be above the maximum salary');
    }
    return range.min === 0 && range.max === 0 ? new SalaryRange(null, null) : range;
  }

  equals(other: SalaryRange): boolean {
    return this.min === other.min && this.max === other.max;
  }
}

function checkEnd(checks: FieldChecks, field: string, label: string, value: number | null | undefined): number | null {
  if (value === null || value === undefined) return null;
  if (Number.isInteger(value) && value >= 0 && value <= SalaryRange.HIGHEST) return value;
  checks.add(field, `${label} must be a whole number from 0 to ${SalaryRange.HIGHEST}`);
  return null;
}
