import { escapeMarkup } from '../../../shared/adapters/web/markup.js';
import type { Company } from '../../application/ports/job-queries.js';
import type { JobView } from '../../application/ports/job-view.js';
import type { JobFacts } from '../../domain/job-facts.js';
import type { JobType } from '../../domain/job-options.js';
import type { Place } from '../../domain/place.js';
import type { PayPeriod } from '../../domain/salary-range.js';
import { countriesNamed, countryName, countryNamed } from '../places/countries.js';

/** Terms of schema.org; "remote" says nothing about hours. */
const EMPLOYMENT_TYPES: Readonly<Record<JobType, string | undefined>> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  seasonal: 'TEMPORARY',
  remote: undefined,
};

/** From so many hours a week on, a job is full time. */
const FULL_TIME_HOURS = 35;

/** Months of experience at which a level begins. Executives are not measured in months. */
const MONTHS_OF_EXPERIENCE: Readonly<Record<string, number>> = { junior: 12, mid: 36, senior: 60, expert: 120 };

/** Periods that Google knows; it has no seasons. */
const UNITS: Readonly<Record<PayPeriod, string | undefined>> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  season: undefined,
  year: 'YEAR',
};

/**
 * An open listing as a schema.org `JobPosting`, in the form Google asks for; undefined where a required country is not
 * known.
 */
export function jobPosting(job: JobView, company: Company | undefined, origin: string): object | undefined {
  const place = placeOf(job);
  if (place === undefined) return undefined;
  const { facts } = job;
  return withoutGaps({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    url: `${origin}/jobs/${job.id}`,
    identifier: { '@type': 'PropertyValue', name: 'Wayfare', value: String(job.id) },
    title: job.title,
    description: descriptionOf(job),
    datePosted: job.postedAt.toISOString(),
    validThrough: job.closesAt?.toISOString(),
    employmentType: employmentTypeOf(job),
    hiringOrganization: withoutGaps({
      '@type': 'Organization',
      name: job.company,
      sameAs: company?.website || undefined,
      logo: company?.logo ? new URL(company.logo, origin).href : undefined,
    }),
    ...place,
    baseSalary: salaryOf(job),
    experienceRequirements: experienceOf(job.experience),
    qualifications: facts.certificates?.join(', '),
    jobBenefits: benefitsOf(facts).join(', ') || undefined,
    incentiveCompensation: facts.tips ? 'Tips' : undefined,
    jobStartDate: facts.startsOn,
    workHours: facts.hoursPerWeek === undefined ? undefined : `${facts.hoursPerWeek} hours a week`,
    skills: job.skills.length > 0 ? job.skills.join(', ') : undefined,
    directApply: true,
  });
}

/** The whole text as HTML paragraphs with line breaks. */
function descriptionOf(job: JobView): string {
  const sections: [string, string | null][] = [
    ['', job.description],
    ['Requirements', job.requirements],
    ['Responsibilities', job.responsibilities],
    ['Benefits', job.benefits],
  ];
  return sections
    .filter(([, text]) => text)
    .map(([title, text]) => {
      const paragraph = `<p>${escapeMarkup(text ?? '').replace(/\r\n?|\n/g, '<br>')}</p>`;
      return title ? `<p><strong>${title}</strong></p>${paragraph}` : paragraph;
    })
    .join('');
}

function employmentTypeOf({ jobType, facts: { hoursPerWeek } }: JobView): string {
  const byHours = hoursPerWeek === undefined ? 'OTHER' : hoursPerWeek < FULL_TIME_HOURS ? 'PART_TIME' : 'FULL_TIME';
  return EMPLOYMENT_TYPES[jobType] ?? byHours;
}

function experienceOf(level: string | null): object | string | undefined {
  if (level === 'entry') return 'no requirements';
  const monthsOfExperience =
    level !== null && Object.hasOwn(MONTHS_OF_EXPERIENCE, level) && MONTHS_OF_EXPERIENCE[level];
  return monthsOfExperience ? { '@type': 'OccupationalExperienceRequirements', monthsOfExperience } : undefined;
}

function benefitsOf(facts: JobFacts): string[] {
  const benefits: [string, boolean | undefined][] = [
    ['Free housing', facts.housing === 'free'],
    ['Housing', facts.housing === 'paid'],
    ['Meals', facts.meals],
    ['Visa sponsorship', facts.visaSponsorship],
    ['Help with relocation', facts.relocationHelp],
    ['Uniform', facts.uniform],
    ['Training', facts.training],
  ];
  return benefits.filter(([, isOffered]) => isOffered).map(([benefit]) => benefit);
}

/** Where people work, or in which countries they may live; undefined where no country is known. */
function placeOf({ jobType, location, places, facts }: JobView): object | undefined {
  const parts = partsOf(location);
  const others = parts.filter((part) => !/^(fully |100% )?remote$/i.test(part));
  if (jobType !== 'remote' && others.length === parts.length) {
    const addresses = places && places.length > 0 ? places.map(addressAt) : [addressOf(location)].filter(Boolean);
    const locations = addresses.map((address) => ({ '@type': 'Place', address }));
    return locations.length === 0 ? undefined : { jobLocation: locations.length === 1 ? locations[0] : locations };
  }
  const countries = facts.hiresIn ?? [...new Set(others.flatMap(countriesNamed))];
  return countries.length === 0
    ? undefined
    : {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: countries.map((code) => ({ '@type': 'Country', name: countryName(code) })),
      };
}

/** 'Remote (Europe)', 'Portugal, remote', 'Remote - Spain', 'Remote, United Kingdom & Europe'. A remote island is one part. */
function partsOf(location: string): string[] {
  return location
    .split(/[,;()/&]|\s[-–—]\s/)
    .map((part) => part.trim())
    .filter(Boolean);
}

function addressAt({ name, region, country }: Place): object {
  return withoutGaps({
    '@type': 'PostalAddress',
    addressLocality: name,
    addressRegion: region ?? undefined,
    addressCountry: country,
  });
}

/** Locations go from the smallest part to the largest: 'Lisbon, Portugal', 'Aspen, Colorado, USA'. */
function addressOf(location: string): object | undefined {
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const addressCountry = countryNamed(parts.at(-1) ?? '');
  if (addressCountry === undefined) return undefined;
  if (parts.length > 1) parts.pop();
  const region = parts.length > 1 ? parts.pop() : undefined;
  return withoutGaps({
    '@type': 'PostalAddress',
    addressLocality: parts.join(', '),
    addressRegion: region,
    addressCountry,
  });
}

/** As the employer gave it; free text is not an amount. */
function salaryOf({ minSalary, maxSalary, payPeriod, currency }: JobView): object | undefined {
  const unitText = UNITS[payPeriod];
  if (unitText === undefined || (minSalary === null && maxSalary === null)) return undefined;
  const isOne = minSalary === maxSalary;
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: withoutGaps({
      '@type': 'QuantitativeValue',
      value: isOne ? minSalary : undefined,
      minValue: isOne ? undefined : (minSalary ?? undefined),
      maxValue: isOne ? undefined : (maxSalary ?? undefined),
      unitText,
    }),
  };
}

function withoutGaps(facts: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
