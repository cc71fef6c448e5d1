import { conflict, domainError, notFound } from '#shared/domain/domain-error.js';
import { checked } from '#shared/domain/field-checks.js';

/** In characters. */
export const OBJECTION_RULE = { label: 'Objection', min: 10, max: 3000, layout: 'paragraphs' } as const;

/** @throws InvalidFields */
export function checkedObjection(entered: string): string {
  return checked((checks) => checks.required('text', entered, OBJECTION_RULE));
}

/** The token is forged, or the suspension was lifted. */
export class ObjectionLinkInvalid extends domainError(
  'gone',
  'objection_link_invalid',
  'This link is not valid, or your account is no longer suspended. Try to sign in.',
) {}

export class AlreadyObjected extends conflict(
  'already_objected',
  'You have already objected to this suspension. We will write to you when a person has decided.',
) {}

export class ObjectionNotFound extends notFound(
  'objection_not_found',
  'This objection does not exist. Another admin may have decided on it.',
) {}
