import { foldAccents } from '#shared/domain/text/folded-text.js';

/** Longer runs of letters are ignored. */
const MAX_WORD = 40;

/** Spelled out everywhere, because it has so many spellings. */
const FOOD_AND_BEVERAGE = /\bf\s*(?:&|\+|\/|and|n|'n')?\s*b\b/g;

/** Prefixes of yacht names: M/Y, S/Y. */
const YACHT = /\b([ms])\/y\b/g;

/** "$25/hr" and "12 p/h" say nothing of human resources. */
const PER_HOUR = /(?<=\d)\s?(?:(?:p?\/|per\s)\s?hr?|hrs?)\b/g;

/** Ranks and the like as job titles abbreviate them. */
const ABBREVIATED = new Map(
  Object.entries({
    manager: 'mgr mngr mng',
    management: 'mgmt mgt',
    engineer: 'engr',
    first: '1st',
    second: '2nd',
    third: '3rd',
    fourth: '4th',
    attendant: 'attn attd attdt',
    maintenance: 'maint',
    reservations: 'resv resvs',
    housekeeping: 'hskp hskpg hkpg',
    beverage: 'bev',
    receptionist: 'recpt rcpt recept',
    assistant: 'asst',
    supervisor: 'supv supvr spvr suprv',
    coordinator: 'coord',
    agent: 'agt',
    service: 'svc svcs',
    executive: 'exec',
    senior: 'sr snr',
    junior: 'jr jnr',
  }).flatMap(([word, short]) => short.split(' ').map((one) => [one, word] as const)),
);

/** Nouns that end in -ing. */
const NOUNS = new Set(
  'accounting building catering evening housing lodging marketing morning parking training wedding'.split(' '),
);

/** "I am", "I'm" and other words with an apostrophe become one word: "im", "dont", "chefs". */
const I_AM = /\bi am\b/g;
const APOSTROPHE = /(?<=\p{L})['’](?=(?:s|m|t|d|ll|re|ve)\b)/gu;

/** Endings for the other gender: camarero/a, Kellner:in, serveur·euse, agent(e). */
const ENDING = '(?:a|as|o|os|ra|ora|va|in|innen|e|es|s|ne|nes|ere|iere|euse|rice|trice|ienne|sse|ess|esse|ka|ica)';
const GENDERS = new RegExp(`(?<=\\p{L}{3})(?:(?:[:*_·•]|/-?)${ENDING}(?!\\p{L})|\\(${ENDING}\\))`, 'gu');

/** The words of a text, lower-cased and without accents. */
export function wordsOf(text: string): string[] {
  const plain = foldAccents(text)
    .replace(APOSTROPHE, '')
    .replace(GENDERS, '')
    .replace(I_AM, 'im')
    .replace(FOOD_AND_BEVERAGE, 'food beverage')
    .replace(PER_HOUR, ' hour')
    .replace(YACHT, (_, kind) => (kind === 's' ? 'sailing yacht' : 'motor yacht'));
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length <= MAX_WORD).map((word) => ABBREVIATED.get(word) ?? word);
}

/** Americanizes British spellings: centre, harbour, organise, licence, programme. An apprenticeship is for an apprentice. */
function american(word: string): string {
  return word
    .replace(/(?<=[bt])re$/, 'er')
    .replace(/(?<=[a-z]{4})our$/, 'or')
    .replace(/(?<=[a-z]{3})ise$/, 'ize')
    .replace(/ence$/, 'ense')
    .replace(/amme$/, 'am')
    .replace(/(?<=^apprentice)ship$/, '');
}

/** Words in -ess, which a missing letter would make others. */
const ESS = /(?<=^(?:steward|host|waitr))es$/;

/** The common stem of singular, plural and -ing forms. Derived words stay distinct: an intern is not international. */
export function stemOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const singular = american(singularOf(word.replace(ESS, 'ess')));
  const verb = NOUNS.has(singular) ? singular : withoutIng(singular);
  return verb.length > 4 ? verb.replace(/e$/, '') : verb;
}

function singularOf(word: string): string {
  if (word.endsWith('men') && word.length > 4) return word.replace(/men$/, 'man');
  if (/(?:el|wol|lea|loa|thie|cal|hal)ves$/.test(word)) return word.replace(/ves$/, 'f');
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  return /[^suiy]s$|[^aeiou]ys$|[aeo]ys$/.test(word) || /(?:ski|safari|taxi)s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutIng(word: string): string {
  const [, base] = /^([a-z]*[aeiouy][a-z]*)ing$/.exec(word) ?? [];
  if (base === undefined || base.length < 3) return word;
  const single = base.replace(/([bdgmnprt])\1$/, '$1');
  if (single !== base) return single;
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(base) && base.length === 3 ? `${base}e` : base;
}

/** Endings of the feminine form, by the masculine one: Kellnerin, serveuse, animatrice, pâtissière. */
const FEMININE: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{3}(?:er|ist|or|eur|ant|ent)|koch|wirt)in(?:nen)?$/, ''],
  [/euse$/, 'eur'],
  [/trice$/, 'teur'],
  [/(?<=[a-z]{3}i)er?e$/, 'er'],
  [/ienne$/, 'ien'],
  [/(?<=[a-z]{4})[aeo]$/, ''],
];

/** The stem of a word without its gender: a Kellnerin is a Kellner, a camarera a camarero. */
export function rootOf(word: string): string {
  const [ending, masculine] = FEMININE.find(([feminine]) => feminine.test(word)) ?? [];
  return ending === undefined ? stemOf(word) : stemOf(word.replace(ending, masculine ?? ''));
}

/** Longer runs of letters are cut: no index takes them whole. */
const LONGEST_TOKEN = 200;

/** Runs of letters and digits as written in a folded text, without repetitions. */
export function tokensOf(folded: string): string[] {
  const runs = folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(runs.map((run) => run.slice(0, LONGEST_TOKEN)))];
}

/** Scripts without blanks between words: their terms are looked for inside runs of letters. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Hang}]/u;

export function isUnspaced(word: string): boolean {
  return UNSPACED.test(word);
}
