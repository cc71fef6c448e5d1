import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { MeasuredListing } from './measured-listings.js';

/** A line of a file of queries. */
export type MeasuredQuery = {
  readonly kind: string;
  readonly keywords: string;
  readonly location: string;
  /** Whether a listing is right, by its facts. */
  readonly isRight: (listing: MeasuredListing) => boolean;
  /** Whether it is what was asked for, be it in another language than the words that were typed. */
  readonly isMeant: (listing: MeasuredListing) => boolean;
  /** Whether it must not be shown, such as what the words exclude. */
  readonly isUnwanted: (listing: MeasuredListing) => boolean;
  /** Whether nothing should be found. */
  readonly isNothing: boolean;
};

/** A listing as shown: the reason given, or what it says that it lacks. */
export type Shown = {
  readonly listing: MeasuredListing;
  readonly because: string | undefined;
  readonly isLacking: boolean;
};

/** What is shown for a search: the number above the list, and the list. */
export type Answer = { readonly total: number; readonly shown: readonly Shown[] };

/** Why an answer is not right. */
export type Cause = 'not found' | 'too low' | 'wrong first' | 'found something' | 'unwanted';

export type Verdict = {
  readonly cause: Cause | undefined;
  /** Whether the page says that there are no jobs although some are right. */
  readonly isEmpty: boolean;
  readonly reasons: number;
  readonly falseReasons: readonly string[];
};

const FIRST = 5;

const cells = (line: string, separator: string): string[] => line.split(separator).map((cell) => cell.trim());

/** The queries of a file in a folder beside this file. */
export function measuredQueries(folder: string, file: string): MeasuredQuery[] {
  const kinds = parse(readFileSync(join(import.meta.dirname, folder, `${file}.yml`), 'utf8')) as Record<
    string,
    string[]
  >;
  return Object.entries(kinds).flatMap(([kind, lines]) =>
    lines.map((line) => {
      const [typed = '', expected = ''] = cells(line, ' => ');
      const [keywords = '', location = ''] = cells(typed, '@');
      const [meant = '', first = '', never = 'nothing'] = cells(expected, ' ; ');
      const isMeant = conditionOf(meant);
      const isFirst = first === '' ? isMeant : conditionOf(`${meant} & ${first}`);
      return {
        kind,
        keywords,
        location,
        isRight: isFirst,
        isMeant,
        isUnwanted: conditionOf(never),
        isNothing: expected === 'nothing',
      };
    }),
  );
}

/** Right if the first is right, the first five hold as many right ones as they can, and nothing unwanted is shown. */
export function judge(query: MeasuredQuery, listings: readonly MeasuredListing[], answer: Answer): Verdict {
  const right = listings.filter((listing) => query.isRight(listing)).length;
  const hits = answer.shown.map(({ listing }) => query.isRight(listing));
  const reasoned = answer.shown.filter(({ because, isLacking }) => because !== undefined && !isLacking);
  // Where nothing is right, there may be what says that it is not.
  const isFound = answer.shown.some(({ isLacking }) => !isLacking);
  const wrong = reasoned.filter(({ listing }) => !query.isMeant(listing));
  return {
    cause: answer.shown.some(({ listing }) => query.isUnwanted(listing)) ? 'unwanted' : causeOf(right, hits, isFound),
    isEmpty: right > 0 && answer.total === 0,
    reasons: reasoned.length,
    falseReasons: wrong.map(({ listing, because }) => `${listing.title} @ ${listing.location}: ${because}`),
  };
}

function causeOf(right: number, hits: readonly boolean[], isFound: boolean): Cause | undefined {
  if (right === 0) return isFound ? 'found something' : undefined;
  if (!hits.includes(true)) return 'not found';
  if (hits[0] !== true) return 'wrong first';
  return hits.slice(0, FIRST).filter(Boolean).length < Math.min(FIRST, right) ? 'too low' : undefined;
}

function conditionOf(text: string): MeasuredQuery['isRight'] {
  if (text === 'nothing') return () => false;
  const conditions = text
    .split(/ & (?=!?[a-z]+[=>])/)
    .map((one) => one.trim())
    .map((one) => (one.startsWith('!') ? not(partOf(one.slice(1))) : partOf(one)));
  return (listing) => conditions.every((condition) => condition(listing));
}

/** Pay of a full-time year. */
function perYear({ amount, period = '' }: { readonly amount: number; readonly period: string | undefined }): number {
  return amount * ({ hour: 2_080, month: 12 }[period] ?? 1);
}

function not(condition: MeasuredQuery['isRight']): MeasuredQuery['isRight'] {
  return (listing) => !condition(listing);
}

function partOf(text: string): MeasuredQuery['isRight'] {
  const [, least, currency, period] = /^pay>=(\d+) ([A-Z]{3}) (\w+)$/.exec(text) ?? [];
  if (least !== undefined) {
    return ({ pay }) =>
      pay !== undefined && pay.currency === currency && perYear(pay) >= perYear({ amount: Number(least), period });
  }
  const [name = '', list = ''] = text.split(/=(.*)/);
  const values = cells(list, ',');
  const isAny = (own: string): boolean => values.includes(own);
  const tests: Record<string, MeasuredQuery['isRight']> = {
    role: ({ role }) => values.some((one) => role === one || role.startsWith(`${one}/`)),
    title: ({ title }) => isAny(title),
    company: ({ company }) => isAny(company),
    town: ({ location }) =>
      values.some(
        (town) => location === town || (/^[,، ]/.test(location.slice(town.length)) && location.startsWith(town)),
      ),
    country: ({ country }) => isAny(country),
    type: ({ jobType }) => isAny(jobType),
    category: ({ category }) => isAny(category),
    level: ({ experience }) => isAny(experience),
    fact: ({ stated }) => values.some((one) => stated.includes(one)),
  };
  const test = tests[name];
  if (!test) throw new Error(`Unknown condition: ${text}`);
  return test;
}
