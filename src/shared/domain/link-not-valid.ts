import { domainError } from './domain-error.js';

/** A one-time link is unknown, expired, used or revoked; the message does not reveal which. */
export class LinkNotValid extends domainError(
  'gone',
  'link_not_valid',
  'This link is no longer valid. Please request a new one.',
) {}
