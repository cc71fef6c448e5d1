import type { CalendarEntry } from '../../shared/domain/calendar-entry.js';
import type { MailKind } from './mail-kinds.js';
import { quoted } from './quoted.js';

/** The person a mail goes to. */
export type Recipient = { readonly fullName: string; readonly email: string };

/** A plain text mail to one person. */
export type Mail = {
  /** The kind of mail, for logs: it names nobody. */
  readonly about: MailKind;
  readonly to: Recipient;
  /** One line. */
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Lists below the paragraphs. */
  readonly sections?: readonly MailSection[];
  /** What the button says. */
  readonly action: string;
  /** Page on the site that it opens; starts with a slash. */
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

/** The facts of a listing that mails quote. */
export type QuotedListing = { readonly id: number; readonly title: string; readonly company: string };

/** Tells an employer that a listing is online. */
export function approvalMail(to: Recipient, listing: QuotedListing): Mail {
  const title = quoted(listing.title);
  return mailTo(to, 'listing-approved', {
    subject: `Your listing is live: ${title}`,
    paragraphs: [`"${title}" was approved. Job seekers can find it and apply from now on.`],
    action: 'View Listing',
    path: `/jobs/${listing.id}`,
  });
}

/** Tells an employer about a new application. */
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

/** Lines of an employer's message that a mail quotes, and characters of each. */
const MOST_LINES = 100;
const LONGEST_LINE = 5000;

/** Tells a job seeker the new status of an application, with what the employer wrote. */
export function statusMail(
  to: Recipient,
  listing: QuotedListing,
  status: string,
  message: { readonly subject: string | null; readonly body: string } | null = null,
): Mail {
  const title = quoted(listing.title);
  const written = message?.body.split('\n').map((line) => quoted(line, LONGEST_LINE)) ?? [];
  return {
    about: 'application-status',
    to: addressee(to),
    subject: quoted(message?.subject ?? '') || `Your application: ${title}`,
    paragraphs: [
      ...(message ? written.filter((line) => line !== '').slice(0, MOST_LINES) : [greeting(to)]),
      `Your application for "${title}" at ${quoted(listing.company)} has a new status: ${status}.`,
    ],
    action: 'View Your Applications',
    path: '/job-seeker/dashboard?tab=applications',
  };
}

/** Tells someone about messages they have not read. It quotes none of them. */
export function messagesMail(to: Recipient, sender: { readonly fullName: string }, unread: number): Mail {
  const name = quoted(sender.fullName);
  return mailTo(to, 'unread-messages', {
    subject: `New ${unread === 1 ? 'message' : 'messages'} from ${name}`,
    paragraphs: [`${name} sent you ${unread === 1 ? 'a message' : `${unread} messages`}.`],
    action: 'Read and Reply',
    path: '/messages',
  });
}

/** Replaces the mails beyond the limit. */
export function moreNewsMail(to: Recipient): Mail {
  return mailTo(to, 'more-news', {
    subject: 'You have more news on Wayfare',
    paragraphs: ['A lot happened within an hour, so we stopped mailing you for a while. See it all on Wayfare.'],
    action: 'Open Wayfare',
    path: '/',
  });
}

/** Writes a mail that greets its recipient. */
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
