import type { FieldChecks } from '../../shared/domain/field-checks.js';
import { isUtcDay } from '../../shared/domain/utc-day.js';

/** A day, or an instant in UTC of which only the day counts. */
const DAY = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

/** Reads a day as `YYYY-MM-DD`; `null` when empty. Adds an error to `checks` for anything else. */
export function checkDay(checks: FieldChecks, field: string, entered: string | null, label: string): string | null {
  const text = entered?.trim();
  if (!text) return null;
  const day = DAY.exec(text)?.[1];
  if (day && isUtcDay(day)) return day;
  checks.add(field, `${label} must be a date such as 2026-06-15`);
  return null;
}
