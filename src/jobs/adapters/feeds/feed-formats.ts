import type { JobView } from '../../application/ports/job-view.js';
import { payText, type PayPeriod } from '../../domain/offer/salary-range.js';
import {
  descriptionHtml,
  employmentTypeOf,
  workplaceOf,
  type Address,
  type EmploymentType,
  type Workplace,
} from './advertised-job.js';
import { element } from './feed-xml.js';
import type { OpenListing } from '../../application/ports/open-listings.js';

/** The site that publishes a feed. */
type FeedSite = { readonly origin: string; readonly contactEmail: string | undefined };

/** The feed format of a job aggregator. */
export type FeedFormat = {
  head(origin: string, now: Date): string;
  /** The entries of a listing. */
  item(job: OpenListing, site: FeedSite): string;
  readonly foot: string;
};

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

const PUBLISHER = 'Wayfare';

type Terms = Readonly<Record<EmploymentType, string | undefined>>;

const INDEED_TYPES: Terms = {
  FULL_TIME: 'fulltime',
  PART_TIME: 'parttime',
  CONTRACTOR: 'contract',
  TEMPORARY: 'temporary',
  OTHER: undefined,
};

const JOOBLE_TYPES: Terms = {
  FULL_TIME: 'full-time',
  PART_TIME: 'part-time',
  CONTRACTOR: 'contract',
  TEMPORARY: 'temporary',
  OTHER: undefined,
};

const LINKEDIN_TYPES: Terms = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  CONTRACTOR: 'CONTRACT',
  TEMPORARY: 'TEMPORARY',
  OTHER: undefined,
};

/** LinkedIn has no term for seasons. */
const LINKEDIN_PERIODS: Readonly<Record<PayPeriod, string | undefined>> = {
  hour: 'HOURLY',
  day: 'DAILY',
  week: 'WEEKLY',
  month: 'MONTHLY',
  season: undefined,
  year: 'YEARLY',
};

const LINKEDIN_LEVELS: Readonly<Record<string, string>> = {
  entry: 'ENTRY_LEVEL',
  junior: 'ASSOCIATE',
  mid: 'MID_SENIOR_LEVEL',
  senior: 'MID_SENIOR_LEVEL',
  expert: 'DIRECTOR',
  executive: 'EXECUTIVE',
};

const indeed: FeedFormat = {
  head: (origin, now) =>
    `${XML}<source>\n${element('publisher', PUBLISHER)}${element('publisherurl', origin)}${element('lastBuildDate', now.toUTCString())}`,
  // Each place has an entry of its own.
  item: (job, site) => {
    const workplace = workplaceOf(job);
    const [first, ...others] = workplace.addresses;
    const entries = [indeedEntry(job, site, workplace, first, String(job.id))];
    const more = others.map((address) => indeedEntry(job, site, workplace, address, placeReference(job, address)));
    return [...entries, ...more].join('');
  },
  foot: '</source>\n',
};

function indeedEntry(
  job: OpenListing,
  { origin }: FeedSite,
  { isRemote, countries }: Workplace,
  address: Address | undefined,
  reference: string,
): string {
  return element('job', [
    element('title', job.title),
    element('date', job.postedAt.toISOString()),
    element('referencenumber', reference),
    element('requisitionid', job.id),
    element('url', linkTo(job, origin)),
    element('company', job.company),
    element('sourcename', job.company),
    element('city', address?.locality ?? (isRemote ? undefined : job.location)),
    element('state', address?.region),
    element('country', address?.country ?? countries[0]),
    element('description', descriptionHtml(job, withoutEntities)),
    element('salary', salaryOf(job)),
    element('jobtype', INDEED_TYPES[employmentTypeOf(job)]),
    element('category', job.category),
    element('experience', job.experience),
    element('expirationdate', job.closesAt?.toISOString()),
    element('remotetype', isRemote ? 'Fully remote' : undefined),
  ]);
}

/** The reference of a further place, which stays the same whatever the order of the places is. */
function placeReference({ id }: OpenListing, { locality, country }: Address): string {
  return `${id}-${country}-${locality.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;
}

/** Indeed accepts no entities: what looks like one, or like a tag, gets a space. */
function withoutEntities(text: string): string {
  return text.replace(/<(?=[a-z/!?])/gi, '< ').replace(/&(?=#|\w+;)/g, '& ');
}

const jooble: FeedFormat = {
  head: () => `${XML}<jobs>\n`,
  item: (job, { origin }) => {
    const { addresses, countries } = workplaceOf(job);
    const facts = element('job', [
      element('link', linkTo(job, origin)),
      element('name', job.title),
      element('region', job.location),
      element('country', addresses[0]?.country ?? countries[0]),
      element('description', descriptionHtml(job)),
      element('company', job.company),
      element('salary', salaryOf(job)),
      element('pubdate', dottedDay(job.postedAt)),
      element('updated', dottedDay(job.approvedAt)),
      // The last day on which it is open.
      element('expire', job.closesAt ? dottedDay(new Date(job.closesAt.getTime() - 1)) : undefined),
      element('jobtype', JOOBLE_TYPES[employmentTypeOf(job)]),
    ]);
    return facts.replace('<job>', `<job id="${job.id}">`);
  },
  foot: '</jobs>\n',
};

const linkedin: FeedFormat = {
  head: (origin, now) =>
    `${XML}<source>\n${element('lastBuildDate', now.toUTCString())}${element('publisherUrl', origin)}${element('publisher', PUBLISHER)}`,
  item: (job, { origin, contactEmail }) => {
    const { isRemote, addresses, countries } = workplaceOf(job);
    const [address, ...others] = addresses;
    return element('job', [
      element('partnerJobId', job.id),
      element('company', job.company),
      element('title', job.title),
      element('description', descriptionHtml(job)),
      element('applyUrl', linkTo(job, origin)),
      element('posterEmail', contactEmail),
      element('location', job.location),
      element('city', address?.locality),
      element('state', address?.region),
      element('country', address?.country ?? countries[0]),
      element(
        'alternateLocations',
        others.map(({ locality, region, country }) =>
          element('alternateLocation', [locality, region, country].filter(Boolean).join(', ')),
        ),
      ),
      element('workplaceTypes', isRemote ? 'Remote' : undefined),
      element('experienceLevel', LINKEDIN_LEVELS[job.experience ?? '']),
      element('jobtype', LINKEDIN_TYPES[employmentTypeOf(job)]),
      element('listDate', job.postedAt.toISOString()),
      element('expirationDate', job.closesAt?.toISOString()),
      element(
        'skills',
        job.skills.map((skill) => element('skill', skill)),
      ),
      element('salaries', linkedinSalary(job)),
    ]);
  },
  foot: '</source>\n',
};

/** Feed formats by the name in their URL. */
export const FEEDS: ReadonlyMap<string, FeedFormat> = new Map(Object.entries({ indeed, jooble, linkedin }));

function linkTo({ id }: JobView, origin: string): string {
  return `${origin}/jobs/${id}?from=feed`;
}

/** The employer's amounts, or the free text if there are none. No aggregator knows seasons. */
function salaryOf(job: JobView): string | undefined {
  const pay = payText(job);
  return pay !== undefined && job.payPeriod === 'season' ? undefined : (pay ?? job.salary);
}

function linkedinSalary({ minSalary, maxSalary, currency, payPeriod }: JobView): string[] {
  const period = LINKEDIN_PERIODS[payPeriod];
  if (period === undefined || (minSalary === null && maxSalary === null)) return [];
  const end = (name: string, amount: number | null): string =>
    amount === null ? '' : element(name, [element('amount', amount), element('currencyCode', currency)]);
  return [
    element('salary', [
      end('highEnd', maxSalary),
      end('lowEnd', minSalary),
      element('period', period),
      element('type', 'BASE_SALARY'),
    ]),
  ];
}

/** For example 30.06.2030, in UTC. */
function dottedDay(time: Date): string {
  return time.toISOString().slice(0, 10).split('-').toReversed().join('.');
}
