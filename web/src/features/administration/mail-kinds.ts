import type { FailedMailBody } from '@/api/generated/types.gen';

/** What each kind of mail is called. */
export const MAIL_KINDS: Record<FailedMailBody['kind'], string> = {
  'password-reset': 'Link for a new password',
  'password-changed': 'Changed password',
  'email-change': 'Confirmation of a new address',
  'email-changed': 'Changed address',
  'email-restored': 'Restored address',
  'email-verification': 'Verification of an address',
  'passkey-added': 'New passkey',
  'identity-linked': 'Linked account',
  'account-deleted': 'Deleted account',
  'account-suspended': 'Suspended account',
  'account-reinstated': 'Lifted suspension',
  'account-unused': 'Warning about an unused account',
  'report-closed': 'Outcome of a report',
  'listing-restricted': 'Rejected or archived listing',
  'listing-ends': 'End of a listing',
  'listing-approved': 'Approved listing',
  'application-received': 'New application',
  'application-status': 'Status of an application',
  'interview-offered': 'Offered interview',
  'interview-scheduled': 'Scheduled interview',
  'interview-cancelled': 'Cancelled interview',
  'more-news': 'More news',
  'unread-messages': 'Unread messages',
  'job-alert': 'New jobs for saved searches',
};
