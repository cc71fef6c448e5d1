import { InvalidFields } from '../domain/field-checks.js';

/** What a part of a sort key is: an instant as ISO 8601 text, or a whole number (0 or more). */
export type KeyPart = 'time' | 'integer';

/** Packs the sort key of the last item on a page into text that fits an address. */
export function encodeCursor(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/**
 * Unpacks a cursor made by `encodeCursor`; `undefined` (the beginning) without one.
 * @throws InvalidFields when it is none of ours
 */
export function decodeCursor(cursor: string | undefined, parts: readonly KeyPart[]): (string | number)[] | undefined {
  if (cursor === undefined) return undefined;
  const key = parse(cursor);
  if (Array.isArray(key) && key.length === parts.length && parts.every((part, i) => fits(part, key[i]))) return key;
  throw foreignCursor();
}

/** The error for a cursor that is not from this list. */
export function foreignCursor(): InvalidFields {
  return new InvalidFields([
    { field: 'cursor', message: 'This page address is not valid. Please start from the first page.' },
  ]);
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

function fits(part: KeyPart, value: unknown): boolean {
  if (part === 'integer')
    return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 2_147_483_647;
  // Exactly as we write it: JavaScript accepts days outside the calendar, which PostgreSQL rejects.
  if (typeof value !== 'string' || !/^[12]\d{3}-.*Z$/.test(value)) return false;
  const time = new Date(value);
  return !Number.isNaN(time.getTime()) && time.toISOString() === value;
}
