import { mailTo, type Mail, type QuotedListing, type Recipient } from './mail.js';
import { quoted } from './quoted.js';

/** A listing that ends soon. */
export type EndingListing = QuotedListing & {
  /** The first instant at which it is closed. */
  readonly closesAt: Date;
};

const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Reminds an employer that a listing ends, and that it can be renewed. */
export function endingMail(to: Recipient, listing: EndingListing): Mail {
  const title = quoted(listing.title);
  return mailTo(to, 'listing-ends', {
    subject: `Your listing ends soon: ${title}`,
    paragraphs: [
      `"${title}" closes on ${WHEN.format(listing.closesAt)} UTC. Renew it to keep receiving applications; it needs no new approval.`,
    ],
    action: 'Renew Listing',
    path: `/employer/job/${listing.id}`,
  });
}
