import { FieldChecks } from '../../shared/domain/field-checks.js';
import { utc } from '../../shared/domain/utc-day.js';

/** How many keys an employer can have. */
export const MOST_KEYS = 10;

/** Days that a key can be valid. */
export const KEY_DAYS = { shortest: 1, longest: 365 } as const;

export const KEY_NAME = { label: 'Name', max: 60 } as const;

/** The name and the end of a new key. */
export type KeyTerms = { readonly name: string; readonly expiresAt: Date };

/**
 * Checks what a key is to be called and how long it is valid.
 * @throws InvalidFields
 */
export function checkKey(form: { readonly name: string; readonly days: number }, now: Date): KeyTerms {
  const checks = new FieldChecks();
  const name = checks.required('name', form.name, KEY_NAME);
  const isInBounds = Number.isInteger(form.days) && form.days >= KEY_DAYS.shortest && form.days <= KEY_DAYS.longest;
  if (!isInBounds) checks.add('days', `A key is valid for ${KEY_DAYS.shortest} to ${KEY_DAYS.longest} days`);
  checks.finish();
  return { name, expiresAt: utc(now).add(form.days, 'day').toDate() };
}
