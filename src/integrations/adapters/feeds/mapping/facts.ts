import type { ImportedFacts } from '#integrations/domain/imported-facts.js';
import { entriesOf, isFields, textIn, type Raw } from '../raw-listing.js';
import { dayIn } from './deadline.js';
import type { Reading } from './reading.js';
import { countryCode, languageCode } from './names.js';
import { amountIn } from './pay.js';
import { lineOf } from './plain-text.js';
import { optionFor, wordKey } from './words.js';

const AMOUNTS = ['housingCost', 'hoursPerWeek', 'contractMonths'] as const;
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
const FACTS = [
  'startsOn',
  'endsOn',
  'housing',
  'joiningPort',
  ...AMOUNTS,
  'shifts',
  'certificates',
  'hiresIn',
  ...ANSWERS,
  'languages',
  'writtenIn',
];

/** The facts that a listing states; undefined if it states none. A value that is not known stays as it is. */
export function factsOf(reading: Reading): ImportedFacts | undefined {
  if (!FACTS.some((fact) => reading.read.has(fact))) return undefined;
  const [housing, writtenIn] = [reading.line('housing'), reading.line('writtenIn')];
  const facts = {
    startsOn: dayIn(reading, 'startsOn'),
    endsOn: dayIn(reading, 'endsOn'),
    housing: housing && (optionFor('housing', housing) ?? housing),
    joiningPort: reading.line('joiningPort'),
    ...Object.fromEntries(AMOUNTS.map((fact) => [fact, amountOf(reading.line(fact))])),
    shifts: someOf(reading.list('shifts').map((shift) => optionFor('shifts', shift) ?? shift)),
    certificates: someOf(reading.list('certificates')),
    hiresIn: someOf(reading.list('hiresIn').map((country) => countryCode(country) ?? country)),
    ...Object.fromEntries(ANSWERS.map((fact) => [fact, answerOf(reading.line(fact))])),
    languages: someOf(languagesIn(reading.read.get('languages'))),
    writtenIn: writtenIn && (languageCode(writtenIn) ?? writtenIn),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== undefined));
}

function amountOf(written: string | null): number | null {
  if (written === null) return null;
  return amountIn(written) ?? amountIn(/^\d+/.exec(written)?.[0] ?? '') ?? -1;
}

function answerOf(written: string | null): boolean | string | null {
  const answer = written && optionFor('answer', written);
  return answer ? answer === 'true' : written;
}

type Language = { readonly code: string; readonly level: string | null; readonly isRequired: boolean };

function languagesIn(value: Raw | undefined): readonly Language[] {
  if (typeof value === 'string')
    return value
      .split(/[;,\n]/)
      .map(lineOf)
      .filter(Boolean)
      .map(languageIn);
  return entriesOf(value).map((entry) => (isFields(entry) ? languageWith(entry) : languageIn(lineOf(textIn(entry)))));
}

/** A language as text: `en`, `en B2`, `English (fluent)`, `German: B2 plus`. */
function languageIn(text: string): Language {
  const [, rest = text, plus] = /^(.*?)\s+(plus)$/i.exec(text) ?? [];
  const [, name = rest, level = ''] = /^([^\s:(–-]+)[\s:(–-]+([^)]+)\)?$/.exec(rest) ?? [];
  const read = level === '' ? undefined : levelOf(level);
  const code = languageCode(name);
  // Words that are no level belong to the name, which the job form rejects.
  if (level !== '' && read === undefined)
    return { code: languageCode(rest) ?? rest.toLowerCase(), level: null, isRequired: !plus };
  return { code: code ?? name.toLowerCase(), level: read ?? null, isRequired: plus === undefined };
}

function languageWith(parts: Readonly<Record<string, Raw>>): Language {
  const fields = new Map(Object.entries(parts).map(([name, value]) => [wordKey(name), lineOf(textIn(value))]));
  const name = fields.get('code') ?? fields.get('language') ?? fields.get('name') ?? '';
  const level = fields.get('level') ?? fields.get('proficiency') ?? '';
  const isRequired = optionFor('answer', fields.get('isrequired') ?? fields.get('required') ?? '');
  return {
    code: languageCode(name) ?? name,
    level: levelOf(level) ?? (level || null),
    isRequired: isRequired !== 'false',
  };
}

function levelOf(text: string): string | undefined {
  return optionFor('level', text);
}

function someOf<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined;
}
