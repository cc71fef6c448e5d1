import { SalaryRange } from '../../../src/jobs/domain/salary-range.js';
import { FieldChecks, type InvalidFields } from '../../../src/shared/domain/field-checks.js';

function check(min?: number | null, max?: number | null): SalaryRange | string {
  const checks = new FieldChecks();
  const range = SalaryRange.check(checks, min, max);
  try {
    checks.finish();
    return range;
  } catch (error) {
    return (error as InvalidFields).message;
  }
}

describe('a salary range', () => {
  it.each([
    [30_000, 50_000],
    [30_000, 30_000],
    [30_000, null],
    [null, 50_000],
    [0, 50_000],
    [null, null],
  ])('accepts %p to %p', (min, max) => {
    expect(check(min, max)).toMatchObject({ min, max });
  });

  it('is empty when omitted or 0 to 0', () => {
    expect(check()).toMatchObject({ min: null, max: null });
    expect(check(0, 0)).toMatchObject({ min: null, max: null });
  });

  it('rejects a minimum above the maximum', () => {
    expect(check(50_001, 50_000)).toBe('Minimum salary must not be above the maximum salary');
  });

  it.each([-1, 1.5, 100_000_001, Number.NaN, Number.POSITIVE_INFINITY])('rejects %p', (end) => {
    expect(check(end)).toBe('Minimum salary must be a whole number from 0 to 100000000');
    expect(check(null, end)).toBe('Maximum salary must be a whole number from 0 to 100000000');
  });
});
