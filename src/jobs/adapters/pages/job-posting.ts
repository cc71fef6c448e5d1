import type { Company } from '../../application/ports/job-queries.js';
import type { JobView } from '../../application/ports/job-view.js';
import type { JobFacts } from '../../domain/offer/job-facts.js';
import type { PayPeriod } from '../../domain/offer/salary-range.js';
import { descriptionHtml, employmentTypeOf, workplaceOf, type Address } from '../feeds/advertised-job.js';
import { countryName } from '../places/countries.js';

/** Minimum months of experience by level. Executives are not measured in months. */
const MONTHS_OF_EXPERIENCE: Readonly<Record<string, number>> = { junior: 12, mid: 36, senior: 60, expert: 120 };

/** Google's terms; it has none for seasons. */
const UNITS: Readonly<Record<PayPeriod, string | undefined>> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  season: undefined,
  year: 'YEAR',
};

/**
 * An open listing as a schema.org `JobPosting` that meets Google's requirements; undefined if a required country is
 * unknown. Search engines show website and logo as those of the named company, so only verified ones are stated.
 */
export function jobPosting(job: JobView, company: Company | undefined, origin: string): object | undefined {
  const place = placeOf(job);
  if (place === undefined) return undefined;
  const { facts } = job;
  const verified = job.isTrusted ? company : undefined;
  return withoutGaps({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    url: `${origin}/jobs/${job.id}`,
    identifier: { '@type': 'PropertyValue', name: 'Wayfare', value: String(job.id) },
    title: job.title,
    description: descriptionHtml(job),
    datePosted: job.postedAt.toISOString(),
    validThrough: job.closesAt?.toISOString(),
    employmentType: employmentTypeOf(job),
    hiringOrganization: withoutGaps({
      '@type': 'Organization',
      name: job.workplace?.companyName ?? job.company,
      sameAs: verified?.website || undefined,
      logo: verified?.logo ? new URL(verified.logo, origin).href : undefined,
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

/** Work locations or, for remote jobs, countries to live in; undefined if no country is known. */
function placeOf(job: JobView): object | undefined {
  const name = job.workplace?.name;
  const { isRemote, addresses, countries } = workplaceOf(job);
  if (isRemote) {
    const required = countries.map((code) => ({ '@type': 'Country', name: countryName(code) }));
    return required.length === 0
      ? undefined
      : { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: required };
  }
  const locations = addresses.map((address) =>
    withoutGaps({ '@type': 'Place', name, address: postalAddress(address) }),
  );
  return locations.length === 0 ? undefined : { jobLocation: locations.length === 1 ? locations[0] : locations };
}

function postalAddress({ locality, region, country }: Address): object {
  return withoutGaps({
    '@type': 'PostalAddress',
    addressLocality: locality,
    addressRegion: region,
    addressCountry: country,
  });
}

/** The employer's amounts; free text is left out. */
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
