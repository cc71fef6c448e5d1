import * as z from 'zod/mini';
import { t } from '@/lib/language/t.ts';

export function requiredText(
  label: string,
  max: number,
  tooLong = t('{label} must be at most {max} characters', { label, max }),
) {
  return z.string().check(z.trim(), z.minLength(1, t('{label} is required', { label })), z.maxLength(max, tooLong));
}

export function optionalText(
  label: string,
  max: number,
  tooLong = t('{label} must be at most {max} characters', { label, max }),
) {
  return z.string().check(z.trim(), z.maxLength(max, tooLong));
}

/** Fields for the API, which takes null for empty text. */
export function withoutEmptyText<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value])) as {
    [Name in keyof Fields]: Fields[Name] | null;
  };
}
