import { readFileSync } from 'node:fs';

/** Names, separated by commas. */
type Lists = Readonly<Record<string, string>>;
type Words = {
  readonly fields: Lists;
  readonly values: Readonly<Record<string, Lists>>;
  readonly categoryWords: Lists;
};

/**
 * How feeds of other programs name fields and values; of a field, the most telling name first. JSON, because a parser for
 * YAML would take a tenth of the memory that reading a feed may take.
 */
const WORDS = JSON.parse(readFileSync(new URL('words.json', import.meta.url), 'utf8')) as Words;

/** Fields with a fixed set of values. */
type Vocabulary =
  | 'jobType'
  | 'category'
  | 'experience'
  | 'payPeriod'
  | 'payBasis'
  | 'housing'
  | 'shifts'
  | 'currency'
  | 'answer'
  | 'level';

/** Letters that do not decompose into a base letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss' };

/** Removes case, accents, spaces and punctuation. */
export function wordKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[łøđıß]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/&/g, 'and')
    .replace(/[\p{M}\s\p{Pd}\p{Pc}\p{Po}\p{Ps}\p{Pe}]+/gu, '');
}

/** The rank of each known name within its field; the first is the most telling. */
const FIELD_NAMES = new Map(
  Object.entries(WORDS.fields)
    .flatMap(([field, names]) =>
      [field, ...names.split(', ')].map((name, rank) => [wordKey(name), { field, rank }] as const),
    )
    .toReversed(),
);

type FieldName = { readonly field: string; readonly rank: number };

/** The field that a name in a feed means; undefined for none. */
export function fieldNamed(name: string): FieldName | undefined {
  const key = wordKey(name);
  return FIELD_NAMES.get(key) ?? FIELD_NAMES.get(wordKey(name.slice(name.indexOf(':') + 1)));
}

const OPTIONS = new Map(
  Object.entries(WORDS.values).map(([vocabulary, lists]) => {
    const names = Object.entries(lists).flatMap(([option, words]) =>
      [option, ...words.split(', ')].map((word) => [wordKey(word), option] as const),
    );
    return [vocabulary, new Map(names.toReversed())] as const;
  }),
);

/** The option that a value in a feed means; undefined if that is not known. */
export function optionFor(vocabulary: Vocabulary, text: string): string | undefined {
  const key = wordKey(text);
  return key === '' ? undefined : OPTIONS.get(vocabulary)?.get(key);
}

/** The category that a word of a longer name tells, such as "Luxury hotels and spas". */
export function categoryIn(text: string): string | undefined {
  const words = ` ${text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}]+/gu, ' ')} `;
  const found = Object.entries(WORDS.categoryWords).find(([, names]) =>
    names.split(', ').some((name) => words.includes(` ${name} `)),
  );
  return found?.[0];
}
