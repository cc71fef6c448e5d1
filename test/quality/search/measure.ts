import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { SHIFTS, YES_OR_NO, type JobFacts } from '#jobs/domain/job-facts.js';
import { isJobType, type JobType } from '#jobs/domain/job-options.js';

/** A line of listings.yml. */
export type MeasuredListing = {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly jobType: JobType;
  readonly category: string;
  readonly experience: string;
  readonly skills: readonly string[];
  readonly description: string;
  readonly facts: JobFacts;
};

/** A line of queries.yml. */
export type MeasuredQuery = {
  readonly kind: string;
  readonly keywords: string;
  readonly expected: readonly string[];
  /** Any five of the expected ones suffice. */
  readonly isAny: boolean;
  readonly notBefore: readonly string[];
};

/** The scores of one query. */
export type Verdict = { readonly isRight: boolean; readonly precision: number; readonly recall: number };

const FIRST = 5;

const read = <T>(folder: string, file: string): T => parse(readFileSync(join(folder, file), 'utf8')) as T;
const cells = (line: string, separator: string): string[] => line.split(separator).map((cell) => cell.trim());
const names = (line: string): string[] => cells(line, ';').filter((name) => name !== '');

export function measuredListings(folder: string): MeasuredListing[] {
  return read<string[]>(folder, 'listings.yml').map((line) => {
    const [
      title = '',
      company = '',
      location = '',
      jobType = '',
      category = '',
      experience = '',
      skills = '',
      text = '',
      stated = '',
    ] = cells(line, '|');
    const listed = skills === '' ? [] : cells(skills, ',');
    if (!isJobType(jobType)) throw new Error(`${title}: ${jobType} is no job type`);
    return {
      title,
      company,
      location,
      jobType,
      category,
      experience,
      skills: listed,
      description: text,
      facts: factsOf(cells(stated, ',')),
    };
  });
}

/** Facts by their names: housing, shifts, languages by their codes, and what is true or false. */
function factsOf(stated: readonly string[]): JobFacts {
  return {
    ...Object.fromEntries(YES_OR_NO.filter((name) => stated.includes(name)).map((name) => [name, true])),
    ...(stated.includes('housing') && { housing: 'free' }),
    shifts: SHIFTS.filter((shift) => stated.includes(shift)),
    languages: stated.filter((name) => name.length === 2).map((code) => ({ code, level: null, isRequired: true })),
  };
}

export function measuredQueries(folder: string): MeasuredQuery[] {
  return Object.entries(read<Record<string, string[]>>(folder, 'queries.yml')).flatMap(([kind, lines]) =>
    lines.map((line) => {
      const [keywords = '', rest = ''] = cells(line, '=>');
      const [expected = '', notBefore = ''] = cells(rest, '| before');
      const isAny = expected.endsWith('~any');
      return { kind, keywords, isAny, expected: names(expected.replace('~any', '')), notBefore: names(notBefore) };
    }),
  );
}

/** Scores the results in the order that a person sees. */
export function judge({ expected, isAny, notBefore }: MeasuredQuery, seen: readonly MeasuredListing[]): Verdict {
  const isExpected = (listing: MeasuredListing): boolean => expected.some((name) => isCalled(listing, name));
  const wanted = isAny ? Math.min(FIRST, expected.length, 3) : Math.min(FIRST, expected.length);
  const first = seen.slice(0, FIRST);
  const found = expected.filter((name) => first.some((listing) => isCalled(listing, name))).length;
  const last = seen.findLastIndex((listing, index) => index < FIRST && isExpected(listing));
  const isTooEarly = notBefore.some((name) => {
    const at = seen.findIndex((listing) => isCalled(listing, name));
    return at >= 0 && at < last;
  });
  const top = seen.slice(0, wanted);
  return {
    isRight: found >= wanted && !isTooEarly,
    precision: top.length === 0 ? 0 : top.filter(isExpected).length / top.length,
    recall: Math.min(1, found / wanted),
  };
}

function isCalled(listing: MeasuredListing, name: string): boolean {
  const [title, company] = cells(name, ' @ ');
  return listing.title === title && (company === undefined || listing.company === company);
}
