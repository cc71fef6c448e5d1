import { InvalidFields } from '../domain/field-checks.js';

/** Part of a sort key: an instant as ISO 8601 text, a whole number (0 or more), or a text. */
export type KeyPart = 'time' | 'integer' | 'text';

/** Maximum number of characters of a text in a sort key. */
const LONGEST_TEXT = 2_000;

/** Encodes the sort key of the last item on a page for use in a URL. */
export function encodeCursor(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/**
 * Decodes a cursor of `encodeCursor`; returns `undefined` (the first page) without one.
 * @throws InvalidFields for an invalid cursor
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
  if (typeof value !== 'string') return false;
  if (part === 'text') return value.length <= LONGEST_TEXT && value.isWellFormed() && !value.includes('\0');
  // Requires our exact format: JavaScript accepts dates that do not exist, which PostgreSQL rejects.
  if (!/^[12]\d{3}-.*Z$/.test(value)) return false;
  const time = new Date(value);
  return !Number.isNaN(time.getTime()) && time.toISOString() === value;
}
