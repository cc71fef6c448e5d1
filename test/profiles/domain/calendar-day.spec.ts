import { checkDay } from '#profiles/domain/calendar-day.js';
import { FieldChecks } from '#shared/domain/field-checks.js';
import { fieldErrorsOf } from '../../support/field-errors.js';

function read(entered: string | null): string | null {
  const checks = new FieldChecks();
  const day = checkDay(checks, 'day', entered, 'Day');
  checks.finish();
  return day;
}

describe('checkDay', () => {
  it.each([
    ['2026-06-15', '2026-06-15'],
    [' 2028-02-29 ', '2028-02-29'],
    ['2026-06-15T23:30:00.000Z', '2026-06-15'],
    ['2026-06-15T08:00+02:00', '2026-06-15'],
    ['', null],
    [null, null],
  ])('reads %j', (entered, day) => {
    expect(read(entered)).toBe(day);
  });

  it.each(['2026-02-30', '2026-13-01', '2027-02-29', '0000-01-01', '15.06.2026', '2026-6-5', '2026', '2026-06-15x'])(
    'rejects %j',
    (entered) => {
      expect(fieldErrorsOf(() => read(entered))).toEqual(['day: Day must be a date such as 2026-06-15']);
    },
  );
});
