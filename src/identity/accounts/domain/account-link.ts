import { utc } from '#shared/domain/utc-day.js';

/** The purposes of one-time links to accounts, with their lifetimes in hours. */
const LIFETIMES = {
  password_reset: 1,
  email_change: 24,
  email_undo: 7 * 24,
  email_verification: 24,
  company_verification: 24,
} as const;

export type LinkPurpose = keyof typeof LIFETIMES;

/** When a link was issued. */
export function linkIssuedAt({
  purpose,
  expiresAt,
}: {
  readonly purpose: LinkPurpose;
  readonly expiresAt: Date;
}): Date {
  return utc(expiresAt).subtract(LIFETIMES[purpose], 'hour').toDate();
}

/** When a link issued now expires. */
export function linkExpiry(purpose: LinkPurpose, now: Date): Date {
  return utc(now).add(LIFETIMES[purpose], 'hour').toDate();
}
