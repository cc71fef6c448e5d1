import { isISO8601, ValidateBy, type ValidationOptions } from 'class-validator';

/**
 * Requires a date or an instant as ISO 8601 text that `Date` can read. The standard also has week dates, days of the
 * year, hours without minutes and forms without hyphens, which would be invalid dates in queries.
 */
export function IsTime(options: ValidationOptions): PropertyDecorator {
  return ValidateBy({ name: 'isTime', validator: { validate: isTime } }, options);
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && isISO8601(value, { strict: true }) && !Number.isNaN(Date.parse(value));
}
