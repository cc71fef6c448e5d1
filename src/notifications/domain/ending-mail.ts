import { mailTo, type Mail, type QuotedListing, type Recipient } from './mail.js';
import { quoted } from './quoted.js';

type EndingListing = QuotedListing & {
  /** When it closes (exclusive end). */
  readonly closesAt: Date;
};

const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

export function endingMail(to: Recipient, listing: EndingListing): Mail {
  const title = quoted(listing.title);
  return mailTo(to, 'listing-ends', {
    subject: `Your listing ends soon: ${title}`,
    paragraphs: [
      `"${title}" closes on ${WHEN.format(listing.closesAt)} UTC. Renew it to keep receiving applications; no new approval is needed.`,
    ],
    action: 'Renew Listing',
    path: `/employer/job/${listing.id}`,
  });
}
