/**
 * When an employer hears of new applications to a listing; by default at once, and daily in teams and where there are
 * many.
 */
export const NOTICE_MODES = ['automatic', 'at_once', 'daily', 'none'] as const;
export type NoticeMode = (typeof NOTICE_MODES)[number];

/** How a new application is told. */
export type Notice = Exclude<NoticeMode, 'automatic'>;

/** Mails about single applications in 24 hours, beyond which the automatic mode waits for the digest. */
export const AT_ONCE_A_DAY = 5;

/** The hour in UTC at which digests are sent. */
const DIGEST_HOUR = 6;

const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** A digest and what it covers: applications since `from`. */
export type Digest = { readonly day: string; readonly from: Date; readonly sentAt: Date };

/** The digest after an instant. */
export function digestAfter(now: Date): Digest {
  const sentAt = new Date(now);
  sentAt.setUTCHours(DIGEST_HOUR, 0, 0, 0);
  if (sentAt <= now) sentAt.setTime(sentAt.getTime() + MS_PER_DAY);
  return digestOf(sentAt.toISOString().slice(0, 10));
}

/** The digest of a day. */
export function digestOf(day: string): Digest {
  const sentAt = new Date(`${day}T00:00:00.000Z`);
  sentAt.setUTCHours(DIGEST_HOUR);
  return { day, from: new Date(sentAt.getTime() - MS_PER_DAY), sentAt };
}
