import { utc } from '#shared/domain/values/utc-day.js';

/** The purposes of one-time links to accounts, with their lifetimes in hours. */
const LIFETIMES = {
  password_reset: 1,
  email_change: 24,
  email_undo: 7 * 24,
  email_verification: 24,
  company_verification: 24,
} as const;

export type LinkPurpose = keyof typeof LIFETIMES;

/**
 * Since when an account may have been in the hands of whoever requested a change of its address: for as long before as
 * the change can be undone after it, because they may have prepared for it.
 */
export function suspectSince(change: { readonly expiresAt: Date }): Date {
  return utc(change.expiresAt)
    .subtract(LIFETIMES.email_change + LIFETIMES.email_undo, 'hour')
    .toDate();
}

/** When a link issued now expires. */
export function linkExpiry(purpose: LinkPurpose, now: Date): Date {
  return utc(now).add(LIFETIMES[purpose], 'hour').toDate();
}
