import { normalizedName, listOf, type FeedList, type FeedRecord, type FeedValue } from './feed-record.js';
import { amountOf, FACTS, factsOf, type Fact, type ImportedFacts } from './imported-facts.js';

/** The texts that feeds can contain, named as in the API. */
const TEXTS = [
  'title',
  'company',
  'location',
  'description',
  'requirements',
  'responsibilities',
  'benefits',
  'department',
  'salary',
  'payPeriod',
  'currency',
  'payBasis',
  'category',
  'experience',
  'deadline',
] as const;

const AMOUNTS = ['minSalary', 'maxSalary'] as const;

const FIELDS = ['reference', ...TEXTS, ...AMOUNTS, 'jobType', 'skills', ...FACTS] as const;
type Field = (typeof FIELDS)[number];

const FIELD_NAMES: ReadonlyMap<string, Field> = new Map(FIELDS.map((field) => [normalizedName(field), field]));

/** A job form. Fields missing from the feed are null, so removing a text from the feed clears the listing's too. */
export type ImportedForm = { readonly [Text in (typeof TEXTS)[number] | 'jobType']: string | null } & {
  readonly [Amount in (typeof AMOUNTS)[number]]: number | null;
} & {
  readonly skills: readonly string[];
  /** Absent if the feed contains no facts, so that manually entered ones are kept. */
  readonly facts?: ImportedFacts;
};

export type ImportedListing = { readonly reference: string; readonly form: ImportedForm };

/** Converts a record into a listing. Unknown fields are ignored. */
export function listingOf(record: FeedRecord): ImportedListing {
  const given = new Map<Field, FeedValue>();
  for (const [name, value] of Object.entries(record)) {
    const field = FIELD_NAMES.get(normalizedName(name));
    if (field !== undefined) given.set(field, value);
  }
  const text = (field: Field): string | null => {
    const value = given.get(field) ?? '';
    const joined = (typeof value === 'string' ? value : textsOf(value).join(', ')).trim();
    return joined === '' ? null : joined;
  };
  const amount = (field: Field): number | null => {
    const written = text(field);
    return written === null ? null : amountOf(written);
  };
  const texts = Object.fromEntries(TEXTS.map((field) => [field, text(field)]));
  const amounts = Object.fromEntries(AMOUNTS.map((field) => [field, amount(field)]));
  const jobType =
    text('jobType')
      ?.toLowerCase()
      .replace(/[\s-]+/g, '_') ?? null;
  const facts = factsOf(new Map([...given].filter((entry): entry is [Fact, FeedValue] => IS_FACT.has(entry[0]))));
  const skills = textsOf(listOf(given.get('skills')));
  const form = { ...texts, ...amounts, jobType, skills, ...(facts && { facts }) } as unknown as ImportedForm;
  return { reference: text('reference') ?? '', form };
}

const IS_FACT: ReadonlySet<string> = new Set(FACTS);

function textsOf(list: FeedList): string[] {
  return list.filter((part) => typeof part === 'string');
}
