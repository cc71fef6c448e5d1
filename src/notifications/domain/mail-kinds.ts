/** The streams of mail. Users can turn off all of them except `account`. */
export const STREAMS = ['account', 'applications', 'messages', 'alerts', 'reminders'] as const;
export type Stream = (typeof STREAMS)[number];
export type OptionalStream = Exclude<Stream, 'account'>;
export const OPTIONAL_STREAMS = STREAMS.filter((stream): stream is OptionalStream => stream !== 'account');

/** The names of the kinds of mail. */
export type MailKind =
  | 'password-reset'
  | 'password-changed'
  | 'email-change'
  | 'email-changed'
  | 'email-restored'
  | 'email-verification'
  | 'passkey-added'
  | 'identity-linked'
  | 'second-factor-enabled'
  | 'second-factor-disabled'
  | 'recovery-code-used'
  | 'recovery-codes-renewed'
  | 'integration-changed'
  | 'admin-invitation'
  | 'account-unused'
  | 'account-deleted'
  | 'account-suspended'
  | 'account-reinstated'
  | 'objection-rejected'
  | 'company-invitation'
  | 'company-verification'
  | 'company-lapsed'
  | 'company-withdrawn'
  | 'listing-restricted'
  | 'report-closed'
  | 'listing-approved'
  | 'application-received'
  | 'application-sent'
  | 'applications-digest'
  | 'application-status'
  | 'interview-offered'
  | 'interview-scheduled'
  | 'interview-cancelled'
  | 'interview-proposal'
  | 'consent-ends'
  | 'contact-request'
  | 'contact-accepted'
  | 'more-news'
  | 'unread-messages'
  | 'job-alert'
  | 'listing-ends';
