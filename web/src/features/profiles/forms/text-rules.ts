import * as z from 'zod/mini';

/** A required text. */
export function requiredText(label: string, max: number, tooLong = `${label} must be at most ${max} characters`) {
  return z.string().check(z.trim(), z.minLength(1, `${label} is required`), z.maxLength(max, tooLong));
}

/** A text that may be empty. */
export function optionalText(label: string, max: number, tooLong = `${label} must be at most ${max} characters`) {
  return z.string().check(z.trim(), z.maxLength(max, tooLong));
}

/** Fields as the API takes them: null for empty text. */
export function withoutEmptyText<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value])) as {
    [Name in keyof Fields]: Fields[Name] | null;
  };
}
