import { escapeMarkup } from '../../../shared/adapters/web/markup.js';
import type { Company } from '../../application/ports/job-queries.js';
import type { JobView } from '../../application/ports/job-view.js';
import { experienceLabel, type JobType } from '../../domain/job-options.js';

/** Terms of schema.org; "remote" says nothing about hours. */
const EMPLOYMENT_TYPES: Readonly<Record<JobType, string | undefined>> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  seasonal: 'TEMPORARY',
  remote: undefined,
};

const REMOTE = /\bremote\b/i;
/** Without these, a remote job's location is where applicants may live: 'Remote (Europe)', 'Portugal, remote'. */
const WITHOUT_PLACE = /\bremote\b/gi;
const LOOSE_ENDS = /^[\s,;:()/–-]+|[\s,;:()/–-]+$/g;

/** An open listing as a schema.org `JobPosting`, in the form Google asks for. */
export function jobPosting(job: JobView, company: Company | undefined, origin: string): object {
  return withoutGaps({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    url: `${origin}/jobs/${job.id}`,
    identifier: { '@type': 'PropertyValue', name: 'Wayfare', value: String(job.id) },
    title: job.title,
    description: descriptionOf(job),
    datePosted: job.postedAt.toISOString(),
    validThrough: job.closesAt?.toISOString(),
    employmentType: EMPLOYMENT_TYPES[job.jobType],
    hiringOrganization: withoutGaps({
      '@type': 'Organization',
      name: job.company,
      sameAs: company?.website || undefined,
      logo: company?.logo ? new URL(company.logo, origin).href : undefined,
    }),
    ...placeOf(job),
    baseSalary: salaryOf(job),
    experienceRequirements: experienceLabel(job.experience) ?? undefined,
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

function placeOf({ jobType, location }: JobView): object {
  if (jobType !== 'remote' && !REMOTE.test(location)) {
    return { jobLocation: { '@type': 'Place', address: addressOf(location) } };
  }
  const area = location.replace(WITHOUT_PLACE, '').replace(LOOSE_ENDS, '');
  return {
    jobLocationType: 'TELECOMMUTE',
    ...(area ? { applicantLocationRequirements: { '@type': 'AdministrativeArea', name: area } } : {}),
  };
}

/** Locations go from the smallest part to the largest: 'Lisbon, Portugal', 'Aspen, Colorado, USA'. */
function addressOf(location: string): object {
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const country = parts.length > 1 ? parts.pop() : undefined;
  const region = parts.length > 1 ? parts.pop() : undefined;
  return withoutGaps({
    '@type': 'PostalAddress',
    addressLocality: parts.join(', ') || location,
    addressRegion: region,
    addressCountry: country,
  });
}

/** Yearly dollars; free text is not an amount. */
function salaryOf({ minSalary, maxSalary }: JobView): object | undefined {
  if (minSalary === null && maxSalary === null) return undefined;
  const isOne = minSalary === maxSalary;
  return {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: withoutGaps({
      '@type': 'QuantitativeValue',
      value: isOne ? minSalary : undefined,
      minValue: isOne ? undefined : (minSalary ?? undefined),
      maxValue: isOne ? undefined : (maxSalary ?? undefined),
      unitText: 'YEAR',
    }),
  };
}

function withoutGaps(facts: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
