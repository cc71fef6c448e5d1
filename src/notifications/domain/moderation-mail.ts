import { mailTo, type Mail, type Recipient } from './mail.js';
import { quoted } from './quoted.js';

export type QuotedDecision = {
  readonly jobId: number | null;
  readonly title: string;
  readonly measure: string;
  /** The reason as a sentence. */
  readonly sentence: string | null;
  /** Written by the admin. */
  readonly text: string | null;
};

/** How to object (Digital Services Act, article 17). */
export function howToObject(named: string): string {
  return `If you think this is wrong, you can object within six months, free of charge: contact us through the Contact Us page and name ${named}. A person will review the decision. You can also turn to a certified out-of-court dispute settlement body or to a court.`;
}

/**
 * Tells an employer that a listing was rejected or archived: the measure, the reason, that a human decided, and how to
 * object.
 */
export function restrictionMail(to: Recipient, decision: QuotedDecision): Mail {
  const { jobId, title, measure, sentence, text } = decision;
  if (measure === 'premium-refused') return premiumRefusalMail(to, decision);
  const name = quoted(title);
  const isRejected = measure === 'rejected';
  return mailTo(to, 'listing-restricted', {
    subject: `Your listing was ${isRejected ? 'not approved' : 'taken down'}: ${name}`,
    paragraphs: [
      isRejected
        ? `We did not approve "${name}". Job seekers cannot see it.`
        : `We archived "${name}". Job seekers cannot see it anymore, and only our team can bring it back.`,
      `Reason: ${[sentence ?? 'It violates our rules for listings.', text && quoted(text, 1000)].filter(Boolean).join(' ')}`,
      'A person made this decision. It was not automated.',
      ...(isRejected ? ['If you change the listing, we will review it again.'] : []),
      howToObject('the listing'),
    ],
    action: isRejected ? 'Edit Listing' : 'View Listing',
    path: jobId === null ? '/employer/dashboard' : `/employer/${isRejected ? 'edit-job' : 'job'}/${jobId}`,
  });
}

/** Tells an employer that a listing was published without premium, and at no charge. */
function premiumRefusalMail(to: Recipient, { jobId, title, text }: QuotedDecision): Mail {
  const name = quoted(title);
  return mailTo(to, 'listing-restricted', {
    subject: `No premium for your listing: ${name}`,
    paragraphs: [
      `We published "${name}" without premium. Job seekers can find it like any other listing.`,
      `Reason: ${quoted(text ?? '', 1000)}`,
      'You will not be charged for premium. If you have already paid, we will refund you to the same payment method.',
    ],
    action: 'View Listing',
    path: jobId === null ? '/employer/dashboard' : `/employer/job/${jobId}`,
  });
}

/** A closed report of a listing. */
export type QuotedReport = { readonly title: string; readonly company: string; readonly outcome: string | null };

/** Tells a reporter the outcome. */
export function reportMail(to: Recipient, { title, company, outcome }: QuotedReport): Mail {
  const isRestricted = outcome !== 'dismissed';
  return mailTo(to, 'report-closed', {
    subject: `Your report: ${quoted(title)}`,
    paragraphs: [
      `Thank you for reporting "${quoted(title)}" at ${quoted(company)}. A person reviewed it.`,
      isRestricted
        ? 'We took the listing off the site. We told the employer why, but not who reported it.'
        : 'We found no violation of our rules, so the listing stays online.',
      ...(isRestricted ? [] : [howToObject('the listing')]),
    ],
    action: 'View Your Reports',
    path: '/settings',
  });
}
