import { checked } from '#shared/domain/field-checks.js';
import { utc } from '#shared/domain/values/utc-day.js';

/** Keys per employer. */
export const MAX_KEYS = 10;

/** Days for which a key can be valid. */
export const KEY_DAYS = { min: 1, max: 365 } as const;

export const KEY_NAME = { label: 'Name', max: 60 } as const;

export type KeyTerms = { readonly name: string; readonly expiresAt: Date };

/**
 * Validates the name and lifetime of a new key.
 * @throws InvalidFields
 */
export function checkKey(form: { readonly name: string; readonly days: number }, now: Date): KeyTerms {
  return checked((checks) => {
    const name = checks.required('name', form.name, KEY_NAME);
    const isInBounds = Number.isInteger(form.days) && form.days >= KEY_DAYS.min && form.days <= KEY_DAYS.max;
    if (!isInBounds) checks.add('days', `A key is valid for ${KEY_DAYS.min} to ${KEY_DAYS.max} days`);
    return { name, expiresAt: utc(now).add(form.days, 'day').toDate() };
  });
}
