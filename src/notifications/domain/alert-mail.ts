import { mailTo, type Mail, type MailSection, type Recipient } from './mail.js';
import { quoted } from './quoted.js';

/** New listings found by a saved search. */
export type QuotedAlert = {
  readonly title: string;
  /** The query string of the search page. */
  readonly search: string;
  readonly listings: readonly {
    readonly id: number;
    readonly title: string;
    readonly company: string;
    readonly location: string;
    readonly salary: string;
  }[];
  /** Number of further listings. */
  readonly more: number;
};

export function alertMail(to: Recipient, alerts: readonly QuotedAlert[]): Mail {
  const count = alerts.reduce((sum, { listings, more }) => sum + listings.length + more, 0);
  const jobs = count === 1 ? '1 new job' : `${count} new jobs`;
  const [only] = alerts.length === 1 ? alerts : [];
  const searches = only ? `"${quoted(only.title)}"` : `${alerts.length} saved searches`;
  return mailTo(to, 'job-alert', {
    subject: `${jobs} for ${searches}`,
    paragraphs: [`${count === 1 ? 'This job is' : 'These jobs are'} new on Wayfare.`],
    sections: alerts.map(section),
    action: 'Manage Saved Searches',
    path: '/job-seeker/saved-searches',
  });
}

function section({ title, search, listings, more }: QuotedAlert): MailSection {
  return {
    title: quoted(title),
    items: listings.map(({ id, title: job, company, location, salary }) => ({
      title: quoted(job),
      text: [company, location, salary]
        .filter(Boolean)
        .map((fact) => quoted(fact))
        .join(' · '),
      path: `/jobs/${id}?from=alert`,
    })),
    ...(more > 0 && { more: { text: `+${more} more`, path: `/job-seeker/search${search && `?${search}`}` } }),
  };
}
