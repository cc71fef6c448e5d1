import type { NextFunction, Request, Response } from 'express';
import { InvalidFields } from '#shared/domain/field-checks.js';

/** Maximum nesting depth, including the body itself. */
const DEEPEST = 12;

/**
 * More marks on one letter than any language writes (UAX 15, section 13), also with invisible characters in between:
 * normalizing takes the square of their number.
 */
const MARKS = /(?:\p{M}[\p{Default_Ignorable_Code_Point}--\p{M}]*){31}/v;

/**
 * Rejects text that PostgreSQL cannot store (NUL characters, lone surrogates) or that takes too long to normalize, and
 * deeply nested bodies.
 */
export function refuseUnstorableText(request: Request, _response: Response, next: NextFunction): void {
  const fault = faultIn(request.body, 0) ?? faultIn(request.query, 0);
  next(fault ? new InvalidFields([{ field: '', message: fault }]) : undefined);
}

/** Whether PostgreSQL accepts the text. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function faultIn(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') {
    if (!isStorable(value)) return 'The text contains a character that cannot be stored.';
    return MARKS.test(value) ? 'The text has too many accents on one letter.' : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === DEEPEST) return 'The request is nested too deeply.';
  for (const [key, inner] of Object.entries(value)) {
    const fault = faultIn(key, depth + 1) ?? faultIn(inner, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}
