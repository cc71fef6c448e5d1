/** Words of the mails about each status, in the templates of `src/notifications/domain/mail.ts`. */
const WORDS: Readonly<Record<string, RegExp>> = {
  pending: /waiting to be\s+reviewed/,
  reviewed: /has read your\s+application/,
  shortlisted: /on the\s+shortlist/,
  interviewed: /your\s+interview/,
  offered: /wants to\s+offer/,
  rejected: /other\s+applicants/,
};

/** The status that a mail to an applicant tells; undefined for other mails. */
export function statusInMail(text: string): string | undefined {
  return Object.entries(WORDS).find(([, words]) => words.test(text))?.[0] ?? /is now: (\w+)/.exec(text)?.[1];
}
