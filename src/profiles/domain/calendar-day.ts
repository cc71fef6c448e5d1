import type { FieldChecks } from '#shared/domain/field-checks.js';
import { isUtcDay } from '#shared/domain/values/utc-day.js';

/** A day, or a timestamp of which only the day is used. */
const DAY = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

/** Returns the day as `YYYY-MM-DD`, or null if empty. Adds an error to `checks` for anything else. */
export function checkDay(checks: FieldChecks, field: string, entered: string | null, label: string): string | null {
  const text = entered?.trim();
  if (!text) return null;
  const day = DAY.exec(text)?.[1];
  if (day && isUtcDay(day)) return day;
  checks.add(field, `${label} must be a date such as 2026-06-15`);
  return null;
}
