import { mailTo, type Mail, type Recipient } from './mail.js';
import { quoted } from './quoted.js';

/** A restriction of a listing, for its employer. */
export type QuotedDecision = {
  readonly jobId: number | null;
  readonly title: string;
  readonly measure: string;
  /** The reason as a sentence. */
  readonly sentence: string | null;
  /** What the admin wrote. */
  readonly text: string | null;
};

/** Ways to object (Digital Services Act, article 17). */
export function howToObject(named: string): string {
  return `If you think this is wrong, you can object within six months, free of charge: write to us on the Contact Us page, and name ${named}. A person looks at it again. You can also turn to a certified out-of-court dispute settlement body or to a court.`;
}

/** Tells an employer that a listing was rejected or archived: the measure, why, that people decided, and how to object. */
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
      `Reason: ${[sentence ?? 'It breaks our rules for listings.', text && quoted(text, 1000)].filter(Boolean).join(' ')}`,
      'A person made this decision. It was not automated.',
      ...(isRejected ? ['Change the listing, and we review it again.'] : []),
      howToObject('the listing'),
    ],
    action: isRejected ? 'Edit Listing' : 'View Listing',
    path: jobId === null ? '/employer/dashboard' : `/employer/${isRejected ? 'edit-job' : 'job'}/${jobId}`,
  });
}

/** Tells an employer that a listing is published without premium, and that premium costs nothing then. */
function premiumRefusalMail(to: Recipient, { jobId, title, text }: QuotedDecision): Mail {
  const name = quoted(title);
  return mailTo(to, 'listing-restricted', {
    subject: `No premium for your listing: ${name}`,
    paragraphs: [
      `We published "${name}" without premium. Job seekers find it like any other listing.`,
      `Reason: ${quoted(text ?? '', 1000)}`,
      'You pay nothing for it. If you have paid already, the money goes back the way it came.',
    ],
    action: 'View Listing',
    path: jobId === null ? '/employer/dashboard' : `/employer/job/${jobId}`,
  });
}

/** A report of a listing that was closed. */
export type QuotedReport = { readonly title: string; readonly company: string; readonly outcome: string | null };

/** Tells a reporter what became of the listing. */
export function reportMail(to: Recipient, { title, company, outcome }: QuotedReport): Mail {
  const isRestricted = outcome !== 'dismissed';
  return mailTo(to, 'report-closed', {
    subject: `Your report: ${quoted(title)}`,
    paragraphs: [
      `Thank you for reporting "${quoted(title)}" at ${quoted(company)}. A person looked at it.`,
      isRestricted
        ? 'We took the listing off the site. We told the employer why, but not who reported it.'
        : 'We found nothing against our rules, so the listing stays.',
      ...(isRestricted ? [] : [howToObject('the listing')]),
    ],
    action: 'View Your Reports',
    path: '/settings',
  });
}
