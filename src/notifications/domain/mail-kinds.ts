/** The streams of mail. Users can turn off all of them except `account`. */
export const STREAMS = ['account', 'applications', 'messages', 'alerts', 'reminders'] as const;
export type Stream = (typeof STREAMS)[number];
export type OptionalStream = Exclude<Stream, 'account'>;
export const OPTIONAL_STREAMS = STREAMS.filter((stream): stream is OptionalStream => stream !== 'account');

const STREAM_OF_KIND = {
  'password-reset': 'account',
  'password-changed': 'account',
  'email-change': 'account',
  'email-changed': 'account',
  'email-restored': 'account',
  'email-verification': 'account',
  'passkey-added': 'account',
  'identity-linked': 'account',
  'second-factor-enabled': 'account',
  'second-factor-disabled': 'account',
  'recovery-code-used': 'account',
  'recovery-codes-renewed': 'account',
  'integration-changed': 'account',
  'admin-invitation': 'account',
  'account-unused': 'account',
  'account-deleted': 'account',
  'account-suspended': 'account',
  'account-reinstated': 'account',
  'company-verification': 'account',
  'company-lapsed': 'account',
  'company-withdrawn': 'account',
  'listing-restricted': 'account',
  'report-closed': 'account',
  'listing-approved': 'applications',
  'application-received': 'applications',
  'application-status': 'applications',
  'interview-offered': 'applications',
  'interview-scheduled': 'applications',
  'interview-cancelled': 'applications',
  'more-news': 'applications',
  'unread-messages': 'messages',
  'job-alert': 'alerts',
  'listing-ends': 'reminders',
} as const satisfies Record<string, Stream>;

export type MailKind = keyof typeof STREAM_OF_KIND;
export const MAIL_KINDS = Object.keys(STREAM_OF_KIND) as MailKind[];

export function streamOf(kind: MailKind): Stream {
  return STREAM_OF_KIND[kind];
}

/** Whether a mail is sent before others. Warnings about unused accounts are not, because there may be thousands. */
export function isUrgent(kind: MailKind): boolean {
  return streamOf(kind) === 'account' && kind !== 'account-unused';
}
