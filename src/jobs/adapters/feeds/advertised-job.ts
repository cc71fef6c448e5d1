import { escapeMarkup } from '#platform/web/markup.js';
import type { JobView } from '../../application/ports/job-view.js';
import type { JobType } from '../../domain/offer/job-options.js';
import { countriesNamed, countryNamed } from '../places/countries.js';

/** schema.org terms; "remote" says nothing about the hours. */
const EMPLOYMENT_TYPES = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  seasonal: 'TEMPORARY',
  remote: undefined,
} as const satisfies Record<JobType, string | undefined>;

export type EmploymentType = 'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | 'TEMPORARY' | 'OTHER';

/** Minimum hours per week of a full-time job. */
const FULL_TIME_HOURS = 35;

/** `country` is an ISO 3166-1 alpha-2 code. */
export type Address = { readonly locality: string; readonly region?: string; readonly country: string };

/** Work locations or, for remote jobs, alpha-2 codes of countries to live in. Both are empty if no country is known. */
export type Workplace = {
  readonly isRemote: boolean;
  readonly addresses: readonly Address[];
  readonly countries: readonly string[];
};

/** The full text of a listing as HTML paragraphs with line breaks. */
export function descriptionHtml(job: JobView, escape = escapeMarkup): string {
  const sections: [string, string | null][] = [
    ['', job.description],
    ['Requirements', job.requirements],
    ['Responsibilities', job.responsibilities],
    ['Benefits', job.benefits],
  ];
  return sections
    .filter(([, text]) => text)
    .map(([title, text]) => {
      const paragraph = `<p>${escape(text ?? '').replace(/\r\n?|\n/g, '<br>')}</p>`;
      return title ? `<p><strong>${title}</strong></p>${paragraph}` : paragraph;
    })
    .join('');
}

export function employmentTypeOf({ jobType, facts: { hoursPerWeek } }: JobView): EmploymentType {
  const byHours = hoursPerWeek === undefined ? 'OTHER' : hoursPerWeek < FULL_TIME_HOURS ? 'PART_TIME' : 'FULL_TIME';
  return EMPLOYMENT_TYPES[jobType] ?? byHours;
}

export function workplaceOf({ jobType, location, places, facts }: JobView): Workplace {
  const parts = partsOf(location);
  const others = parts.filter((part) => !/^(fully |100% )?remote$/i.test(part));
  if (jobType !== 'remote' && others.length === parts.length) {
    const chosen = places?.map(({ name, region, country }) => ({
      locality: name,
      region: region ?? undefined,
      country,
    }));
    return { isRemote: false, addresses: chosen?.length ? chosen : addressesIn(location), countries: [] };
  }
  return { isRemote: true, addresses: [], countries: facts.hiresIn ?? [...new Set(others.flatMap(countriesNamed))] };
}

/** Splits 'Remote (Europe)', 'Portugal, remote' or 'Remote - Spain'; 'Remote island' stays one part. */
function partsOf(location: string): string[] {
  return location
    .split(/[,;()/&]|\s[-–—]\s/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Parses locations that end with a country, such as 'Lisbon, Portugal' and 'Aspen, Colorado, USA'. */
function addressesIn(location: string): Address[] {
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const country = countryNamed(parts.at(-1) ?? '');
  if (country === undefined) return [];
  if (parts.length > 1) parts.pop();
  const region = parts.length > 1 ? parts.pop() : undefined;
  return [{ locality: parts.join(', '), region, country }];
}
