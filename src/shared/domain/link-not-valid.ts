import { domainError } from './domain-error.js';

/** A one-time link that is unknown, expired, used or void; callers do not learn which. */
export class LinkNotValid extends domainError(
  'gone',
  'link_not_valid',
  'This link is no longer valid. Please request a new one.',
) {}
