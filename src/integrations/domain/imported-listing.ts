/** The texts of a listing by which feeds describe it, as the API names them. */
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

const FIELDS = ['reference', ...TEXTS, ...AMOUNTS, 'jobType', 'skills'] as const;
type Field = (typeof FIELDS)[number];

/** Names without case, spaces, `_` and `-`. */
const FIELD_NAMES: ReadonlyMap<string, Field> = new Map(FIELDS.map((field) => [bare(field), field]));

/** One record of a feed as it was read: texts, or lists of texts. */
export type FeedRecord = Readonly<Record<string, string | readonly string[]>>;

/** A job form. What the feed leaves out is empty, so that removing a text from the feed removes it from the listing. */
export type ImportedForm = { readonly [Text in (typeof TEXTS)[number] | 'jobType']: string | null } & {
  readonly [Amount in (typeof AMOUNTS)[number]]: number | null;
} & { readonly skills: readonly string[] };

export type ImportedListing = { readonly reference: string; readonly form: ImportedForm };

/** The listing that a record describes. Unknown fields are ignored; amounts that are no numbers become NaN, which the job form refuses. */
export function listingOf(record: FeedRecord): ImportedListing {
  const given = new Map<Field, string | readonly string[]>();
  for (const [name, value] of Object.entries(record)) {
    const field = FIELD_NAMES.get(bare(name));
    if (field !== undefined) given.set(field, value);
  }
  const text = (field: Field): string | null => {
    const value = given.get(field);
    const joined = (typeof value === 'object' ? value.join(', ') : (value ?? '')).trim();
    return joined === '' ? null : joined;
  };
  const amount = (field: Field): number | null => {
    const written = text(field);
    return written === null ? null : Number(written);
  };
  const texts = Object.fromEntries(TEXTS.map((field) => [field, text(field)]));
  const amounts = Object.fromEntries(AMOUNTS.map((field) => [field, amount(field)]));
  const jobType =
    text('jobType')
      ?.toLowerCase()
      .replace(/[\s-]+/g, '_') ?? null;
  const form = { ...texts, ...amounts, jobType, skills: listOf(given.get('skills')) } as unknown as ImportedForm;
  return { reference: text('reference') ?? '', form };
}

/** A list, or a text with semicolons between. */
function listOf(value: string | readonly string[] | undefined): string[] {
  const parts = typeof value === 'string' ? value.split(';') : (value ?? []);
  return parts.map((part) => part.trim()).filter(Boolean);
}

function bare(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}
