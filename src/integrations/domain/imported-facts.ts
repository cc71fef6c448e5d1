import { normalizedName, listOf, type FeedList, type FeedValue } from './feed-record.js';

const TEXTS = ['startsOn', 'endsOn', 'housing', 'joiningPort'] as const;
const AMOUNTS = ['housingCost', 'hoursPerWeek', 'contractMonths'] as const;
const LISTS = ['shifts', 'certificates', 'hiresIn'] as const;
const ANSWERS = [
  'sharedHousing',
  'couples',
  'pets',
  'meals',
  'visaSponsorship',
  'relocationHelp',
  'tips',
  'uniform',
  'training',
] as const;

/** The facts that feeds can contain, named as in the API. */
export const FACTS = [...TEXTS, ...AMOUNTS, ...LISTS, ...ANSWERS, 'languages'] as const;
export type Fact = (typeof FACTS)[number];

type ImportedLanguage = {
  readonly code: string;
  readonly level: string | null;
  readonly isRequired: boolean;
};

/** Facts of the job form; those missing from the feed are unknown. */
export type ImportedFacts = { readonly [Text in (typeof TEXTS)[number]]?: string } & {
  readonly [Amount in (typeof AMOUNTS)[number]]?: number;
} & { readonly [List in (typeof LISTS)[number]]?: readonly string[] } & {
  /** Text that means neither yes nor no is kept, and the job form rejects it. */
  readonly [Answer in (typeof ANSWERS)[number]]?: boolean | string;
} & { readonly languages?: readonly ImportedLanguage[] };

const YES_AND_NO: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
]);

/** A language as text: `en`, `en B2`, `en B2 plus`. */
const LANGUAGE = /^(\S+)(?:\s+([a-c][12]))?(\s+plus)?$/i;

/** The facts in a record; undefined if it has none. */
export function factsOf(given: ReadonlyMap<Fact, FeedValue>): ImportedFacts | undefined {
  if (given.size === 0) return undefined;
  const entries = [...given].map(([fact, value]) => [fact, read(fact, value)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function read(fact: Fact, value: FeedValue): ImportedFacts[Fact] {
  if (fact === 'languages') return someOf(listOf(value).map(languageOf));
  const texts = listOf(value).filter((part) => typeof part === 'string');
  if (isOneOf(LISTS, fact)) return someOf(texts);
  const text = typeof value === 'string' ? value.trim() : texts.join(', ');
  if (text === '') return undefined;
  if (isOneOf(AMOUNTS, fact)) return amountOf(text);
  return isOneOf(ANSWERS, fact) ? (YES_AND_NO.get(text.toLowerCase()) ?? text) : text;
}

function languageOf(part: FeedList[number]): ImportedLanguage {
  if (typeof part === 'string') {
    const [, code = part, level, plus] = LANGUAGE.exec(part) ?? [];
    return { code: code.toLowerCase(), level: level?.toUpperCase() ?? null, isRequired: plus === undefined };
  }
  const fields = new Map(Object.entries(part).map(([name, text]) => [normalizedName(name), text.trim()]));
  return {
    code: fields.get('code') ?? '',
    level: fields.get('level') || null,
    isRequired: YES_AND_NO.get(fields.get('isrequired')?.toLowerCase() ?? '') ?? true,
  };
}

/** Non-numeric text becomes -1, which the job form rejects. */
export function amountOf(text: string): number {
  const amount = Number(text);
  return Number.isFinite(amount) ? amount : -1;
}

function isOneOf<Name extends Fact>(names: readonly Name[], fact: Fact): fact is Name {
  return (names as readonly Fact[]).includes(fact);
}

function someOf<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined;
}
