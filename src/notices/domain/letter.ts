/** Whom a letter goes to. */
export type Recipient = { readonly fullName: string; readonly email: string };

/** A plain letter that tells one person of one thing. */
export type Letter = {
  /** What it is about, for logs: names nobody. */
  readonly about: 'listing-approved' | 'application-received' | 'application-status';
  readonly to: Recipient;
  /** One line. */
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Where to look on the site: a path that begins with a slash. */
  readonly path: string;
};

/** What a letter says of a listing. */
export type NamedListing = { readonly id: number; readonly title: string; readonly company: string };

/** Line breaks and other controls, and the marks that turn the direction of writing around. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\s]+/gu;

/** Tells an employer that a listing appears. */
export function approvalLetter(to: Recipient, listing: NamedListing): Letter {
  const title = inOneLine(listing.title);
  return {
    about: 'listing-approved',
    to,
    subject: `Your listing is live: ${title}`,
    paragraphs: [greeting(to), `"${title}" was approved. Job seekers can find it and apply from now on.`],
    path: `/jobs/${listing.id}`,
  };
}

/** Tells an employer that someone applied. */
export function applicationLetter(
  to: Recipient,
  listing: NamedListing,
  applicant: { readonly applicationId: number; readonly fullName: string },
): Letter {
  const title = inOneLine(listing.title);
  return {
    about: 'application-received',
    to,
    subject: `New application: ${title}`,
    paragraphs: [greeting(to), `${inOneLine(applicant.fullName)} applied for "${title}".`],
    path: `/employer/application/${applicant.applicationId}`,
  };
}

/** Tells a job seeker how far an application has come. */
export function statusLetter(to: Recipient, listing: NamedListing, status: string): Letter {
  const title = inOneLine(listing.title);
  return {
    about: 'application-status',
    to,
    subject: `Your application: ${title}`,
    paragraphs: [
      greeting(to),
      `Your application for "${title}" at ${inOneLine(listing.company)} has a new status: ${status}.`,
    ],
    path: '/job-seeker/dashboard?tab=applications',
  };
}

function greeting({ fullName }: Recipient): string {
  return `Hello ${inOneLine(fullName)},`;
}

/** What people wrote can neither begin a header nor a paragraph of its own. */
function inOneLine(text: string): string {
  return text.replace(BREAKS, ' ').trim();
}
