import * as z from 'zod/mini';

export function requiredText(label: string, max: number, tooLong = `${label} must be at most ${max} characters`) {
  return z.string().check(z.trim(), z.minLength(1, `${label} is required`), z.maxLength(max, tooLong));
}

export function optionalText(label: string, max: number, tooLong = `${label} must be at most ${max} characters`) {
  return z.string().check(z.trim(), z.maxLength(max, tooLong));
}

/** Fields for the API, which takes null for empty text. */
export function withoutEmptyText<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value])) as {
    [Name in keyof Fields]: Fields[Name] | null;
  };
}
