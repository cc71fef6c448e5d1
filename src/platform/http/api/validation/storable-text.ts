import type { NextFunction, Request, Response } from 'express';
import { InvalidFields } from '#shared/domain/field-checks.js';

/** Maximum nesting depth, including the body itself. */
const DEEPEST = 12;

/** Rejects text that PostgreSQL cannot store (NUL characters, lone surrogates) and deeply nested bodies. */
export function refuseUnstorableText(request: Request, _response: Response, next: NextFunction): void {
  const fault = faultIn(request.body, 0) ?? faultIn(request.query, 0);
  next(fault ? new InvalidFields([{ field: '', message: fault }]) : undefined);
}

/** Whether PostgreSQL accepts the text. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function faultIn(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string')
    return isStorable(value) ? undefined : 'The text contains a character that cannot be stored.';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === DEEPEST) return 'The request is nested too deeply.';
  for (const [key, inner] of Object.entries(value)) {
    const fault = faultIn(key, depth + 1) ?? faultIn(inner, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}
