import { z } from 'zod';

/** A whole number within bounds; the fallback if it is not set. */
export const wholeNumber = (name: string, smallest: number, largest: number, fallback: number) =>
  z
    .string()
    .optional()
    .transform((text, context) => {
      if (text === undefined || text === '') return fallback;
      const number = Number(text);
      if (/^\d+$/.test(text) && number >= smallest && number <= largest) return number;
      context.addIssue(`${name} must be a whole number from ${smallest} to ${largest}, not "${text}".`);
      return z.NEVER;
    });

/** An address with one of the schemes, such as `https:`. */
export const address = (name: string, schemes: string[]) =>
  z
    .string()
    .optional()
    .transform((text, context) => {
      if (text === undefined || text === '') return undefined;
      if (URL.canParse(text) && schemes.includes(new URL(text).protocol)) return text;
      // Not repeated, because the value may contain a password.
      context.addIssue(`${name} must be an address that begins with ${schemes.map((s) => `${s}//`).join(' or ')}.`);
      return z.NEVER;
    });

/** Addresses separated by commas or whitespace. */
export const addresses = (name: string, schemes: string[]) =>
  z
    .string()
    .default('')
    .transform((text, context) => {
      const urls = text.split(/[\s,]+/).filter(Boolean);
      if (urls.every((url) => URL.canParse(url) && schemes.includes(new URL(url).protocol))) return urls;
      context.addIssue(
        `${name} must be addresses that begin with ${schemes.map((s) => `${s}//`).join(' or ')}, separated by commas.`,
      );
      return z.NEVER;
    });

/** Text; undefined if empty. */
export const optionalText = z
  .string()
  .optional()
  .transform((text) => text || undefined);

/** `true`, `false`, or undefined if it is not set. */
export const trueOrFalse = (name: string) =>
  z
    .enum(['true', 'false', ''], { message: `${name} must be true or false.` })
    .optional()
    .transform((text) => (text ? text === 'true' : undefined));
