import * as z from 'zod/mini';

/** A text that must be there. */
export function requiredText(label: string, max: number, tooLong = `${label} must be at most ${max} characters`) {
  return z.string().check(z.trim(), z.minLength(1, `${label} is required`), z.maxLength(max, tooLong));
}

/** A text that may be left out. */
export function optionalText(label: string, max: number, tooLong = `${label} must be at most ${max} characters`) {
  return z.string().check(z.trim(), z.maxLength(max, tooLong));
}

/** What is sent for a text that may be left out. */
export const textOrNull = (text: string): string | null => (text === '' ? null : text);
