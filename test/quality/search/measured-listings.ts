import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Places } from '#jobs/application/ports/places.js';
import { SHIFTS, YES_OR_NO, type JobFacts } from '#jobs/domain/offer/job-facts.js';
import { isJobType, type JobType } from '#jobs/domain/offer/job-options.js';
import { madeUpJobs, NOW, type MadeUpJob } from '../../support/job-search/made-up-jobs.js';

const MINUTE = 60_000;
const SEASONS: Readonly<Record<string, Pick<JobFacts, 'startsOn' | 'endsOn'>>> = {
  winter: { startsOn: '2026-12-05', endsOn: '2027-04-12' },
  summer: { startsOn: '2026-06-20', endsOn: '2026-09-30' },
};

const PERIODS = ['hour', 'month', 'year'] as const;

type Pay = { readonly amount: number; readonly currency: string; readonly period: (typeof PERIODS)[number] };

/** A line of listings.yml with its whole text. */
export type MeasuredListing = {
  /** What it is, such as front/receptionist. */
  readonly role: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly country: string;
  readonly jobType: JobType;
  readonly category: string;
  readonly experience: string;
  readonly skills: readonly string[];
  readonly stated: readonly string[];
  readonly pay: Pay | undefined;
  readonly description: string;
};

const read = <T>(file: string): T => parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as T;
const cells = (line: string, separator: string): string[] => line.split(separator).map((cell) => cell.trim());

/** The listings of a folder beside this file; those of all folders where it has none of its own. */
export function measuredListings(folder: string): MeasuredListing[] {
  const hasListings = (one: string): boolean => existsSync(join(import.meta.dirname, one, 'listings.yml'));
  const folders = ['.', ...readdirSync(import.meta.dirname)].filter(hasListings);
  return (hasListings(folder) ? [folder] : folders).flatMap(listingsOf);
}

function listingsOf(folder: string): MeasuredListing[] {
  const paragraphs = read<Record<string, string[][]>>('paragraphs.yml');
  return read<string[]>(join(folder, 'listings.yml')).map((line, index) => {
    const [role = '', title = '', company = '', location = '', country = '', jobType = '', ...others] = cells(
      line,
      '|',
    );
    const [category = '', experience = '', skills = '', facts = '', language = '', own = ''] = others;
    if (!isJobType(jobType)) throw new Error(`${title}: ${jobType} is no job type`);
    const stated = cells(facts, ',');
    const place = location.split(',')[0] ?? '';
    // A different choice of each row for neighboring listings, and the own text after the first paragraph.
    const texts = (paragraphs[language] ?? []).map((row, at) => row[(index + at * 7) % row.length] ?? '');
    const description = texts
      .toSpliced(1, 0, own)
      .map((text) => text.replaceAll('{company}', company).replaceAll('{place}', place))
      .join('\n\n');
    const listed = skills === '' ? [] : cells(skills, ',');
    const pay = payOf(stated);
    return {
      role,
      title,
      company,
      location,
      country,
      jobType,
      category,
      experience,
      skills: listed,
      stated,
      pay,
      description,
    };
  });
}

/** The listings as stored; the first has id 1 and is the oldest. */
export async function measuredJobs(listings: readonly MeasuredListing[], places: Places): Promise<MadeUpJob[]> {
  const found = await Promise.all(listings.map(({ location }) => places.findUnambiguous(location)));
  const [base] = madeUpJobs(1) as [MadeUpJob];
  return listings.map(
    ({ title, company, location, jobType, category, experience, skills, description, ...more }, index) => ({
      ...base,
      id: index + 1,
      title,
      company,
      location,
      jobType,
      category,
      experience,
      skills,
      description,
      facts: factsOf(more.stated),
      salary: more.pay ? `${more.pay.amount} ${more.pay.currency} per ${more.pay.period}` : 'As agreed',
      minSalary: more.pay?.amount ?? null,
      maxSalary: null,
      currency: more.pay?.currency ?? 'USD',
      payPeriod: more.pay?.period ?? 'year',
      isApproved: true,
      isArchived: false,
      closesAt: new Date(NOW.getTime() + MINUTE),
      postedAt: new Date(NOW.getTime() - (listings.length - index) * MINUTE),
      places: found[index] ? [found[index]] : null,
    }),
  );
}

function payOf(stated: readonly string[]): Pay | undefined {
  const fact = stated.find((one) => one.startsWith('pay='));
  const [, amount, currency = '', period = ''] = /^pay=(\d+) ([A-Z]{3}) (\w+)$/.exec(fact ?? '') ?? [];
  const known = PERIODS.find((one) => one === period);
  return known === undefined ? undefined : { amount: Number(amount), currency, period: known };
}

/** Facts by their names: housing, shifts, languages by their codes, seasons, and what is true. */
function factsOf(stated: readonly string[]): JobFacts {
  const season = stated.find((fact) => SEASONS[fact]);
  return {
    ...Object.fromEntries(YES_OR_NO.filter((name) => stated.includes(name)).map((name) => [name, true])),
    ...(stated.includes('housing') && { housing: 'free' }),
    ...(season !== undefined && SEASONS[season]),
    shifts: SHIFTS.filter((shift) => stated.includes(shift)),
    languages: stated.filter((name) => name.length === 2).map((code) => ({ code, level: null, isRequired: true })),
  };
}
