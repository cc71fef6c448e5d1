import type { CalendarEntry } from '#shared/domain/calendar-entry.js';
import type { MailKind } from './mail-kinds.js';
import { quoted } from './quoted.js';

export type Recipient = { readonly fullName: string; readonly email: string };

/** A mail to one recipient. All texts are plain text. */
export type Mail = {
  /** The kind of mail; safe to log. */
  readonly about: MailKind;
  readonly to: Recipient;
  /** A single line. */
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Lists below the paragraphs. */
  readonly sections?: readonly MailSection[];
  /** The label of the button. */
  readonly action: string;
  /** The page that the button opens; starts with a slash. */
  readonly path: string;
  /** An appointment for the recipient's calendar. */
  readonly calendar?: CalendarEntry;
};

export type MailContent = Omit<Mail, 'about' | 'to'>;

/** A list in a mail. */
export type MailSection = {
  readonly title: string;
  readonly items: readonly { readonly title: string; readonly text: string; readonly path: string }[];
  /** A last line with a link. */
  readonly more?: { readonly text: string; readonly path: string };
};

export type QuotedListing = { readonly id: number; readonly title: string; readonly company: string };

export function approvalMail(to: Recipient, listing: QuotedListing): Mail {
  const title = quoted(listing.title);
  return mailTo(to, 'listing-approved', {
    subject: `Your listing is live: ${title}`,
    paragraphs: [`"${title}" was approved. Job seekers can now find it and apply.`],
    action: 'View Listing',
    path: `/jobs/${listing.id}`,
  });
}

export function applicationMail(
  to: Recipient,
  listing: QuotedListing,
  applicant: { readonly applicationId: number; readonly fullName: string },
): Mail {
  const title = quoted(listing.title);
  return mailTo(to, 'application-received', {
    subject: `New application: ${title}`,
    paragraphs: [`${quoted(applicant.fullName)} applied for "${title}".`],
    action: 'View Application',
    path: `/employer/application/${applicant.applicationId}`,
  });
}

/** Limits of an employer's message in a mail: lines, and characters per line. */
const MAX_LINES = 100;
const MAX_LINE_LENGTH = 5000;

/** Tells a job seeker the new status of an application, with the employer's message if there is one. */
export function statusMail(
  to: Recipient,
  listing: QuotedListing,
  status: string,
  message: { readonly subject: string | null; readonly body: string } | null = null,
): Mail {
  const title = quoted(listing.title);
  const written = message?.body.split('\n').map((line) => quoted(line, MAX_LINE_LENGTH)) ?? [];
  return {
    about: 'application-status',
    to: addressee(to),
    subject: quoted(message?.subject ?? '') || `Your application: ${title}`,
    paragraphs: [
      ...(message ? written.filter((line) => line !== '').slice(0, MAX_LINES) : [greeting(to)]),
      `Your application for "${title}" at ${quoted(listing.company)} has a new status: ${status}.`,
    ],
    action: 'View Your Applications',
    path: '/job-seeker/dashboard?tab=applications',
  };
}

/** Does not quote the messages. */
export function messagesMail(to: Recipient, sender: { readonly fullName: string }, unread: number): Mail {
  const name = quoted(sender.fullName);
  return mailTo(to, 'unread-messages', {
    subject: `New ${unread === 1 ? 'message' : 'messages'} from ${name}`,
    paragraphs: [`${name} sent you ${unread === 1 ? 'a message' : `${unread} messages`}.`],
    action: 'Read and Reply',
    path: '/messages',
  });
}

/** Replaces mails beyond the hourly limit. */
export function moreNewsMail(to: Recipient): Mail {
  return mailTo(to, 'more-news', {
    subject: 'You have more news on Wayfare',
    paragraphs: [
      'A lot has happened in the last hour, so we paused emails to you for a while. See everything on Wayfare.',
    ],
    action: 'Open Wayfare',
    path: '/',
  });
}

/** Creates a mail that starts with a greeting. */
export function mailTo(to: Recipient, about: MailKind, { paragraphs, ...content }: MailContent): Mail {
  return { about, to: addressee(to), ...content, paragraphs: [greeting(to), ...paragraphs] };
}

/** The recipient with a name that is safe in a header. */
function addressee({ fullName, email }: Recipient): Recipient {
  return { fullName: quoted(fullName), email };
}

function greeting({ fullName }: Recipient): string {
  return fullName ? `Hello ${quoted(fullName)},` : 'Hello,';
}
