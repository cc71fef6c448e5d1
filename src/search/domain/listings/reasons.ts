import { said } from '#shared/domain/words.js';
import type { Concepts, NamedJob } from '../vocabulary/concepts.js';
import { contentWords, stemsOf, termKey, type Thesaurus } from '../vocabulary/thesaurus.js';
import type { Want } from '../understanding/wants.js';
import type { Group } from '../vocabulary/group.js';
import { rootOf, stemOf, wordsOf } from '../vocabulary/words.js';

/** What a card shows of a listing. */
export type ShownListing = {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly category: string;
  readonly skills: readonly string[];
};

/** How a title says for certain which job it is. A head waiter, and a steward of any kind, may be another one. */
const TELLING: ReadonlySet<NamedJob['how']> = new Set(['clear', 'kind']);
/** Words for where people work, of which no job is a kind. */
const WORKPLACES = new Set([
  'kitchen',
  'bar',
  'restaurant',
  'spa',
  'housekeeping',
  'foh',
  'boh',
  'front of house',
  'back of house',
]);
/** More would not be read. */
const MOST = 2;

/** Why a listing satisfies what was asked for, where its title, company and location do not show it; undefined if they do. */
export function reasonFor(listing: ShownListing, wants: readonly Want[], concepts: Concepts): string | undefined {
  const reasons = wants.flatMap((want) => reasonOf(listing, want, concepts) ?? []);
  return reasons.length === 0 ? undefined : reasons.slice(0, MOST).join(', and ');
}

/** What a listing lacks of what was asked for. */
export function lackOf(wants: readonly Want[]): string {
  const isJob = ({ groups }: Want): boolean => groups.some(({ section }) => section === 'roles');
  const words = wants.flatMap((want) =>
    want.kind === 'word' || (want.kind === 'role' && !isJob(want)) ? [want.typed] : [],
  );
  const others = wants.flatMap((want) => {
    if (want.kind === 'place') return [said(`Not in ${want.label}`)];
    if (want.kind === 'condition') return [said(`Does not state ${want.label}`)];
    return want.kind === 'role' && isJob(want) ? [said(`Not as ${want.typed}`)] : [];
  });
  const typed = words.join(' ');
  return [...others, ...(typed === '' ? [] : [said(`Does not mention ${typed}`)])].slice(0, MOST).join(' · ');
}

function reasonOf(listing: ShownListing, want: Want, concepts: Concepts): string | undefined {
  if (want.kind === 'place') return placeReason(listing, want);
  if (want.kind !== 'role' && want.kind !== 'word') return undefined;
  if (shows(listing, want.typed)) return undefined;
  if (want.groups.length === 0) return said(`its text mentions ${want.typed}`);
  // The beginning of a word may be that of many jobs.
  return want.kind === 'role' ? jobReason(listing, want, concepts) : undefined;
}

/** What the title calls the job, by its longest name; undefined if it may mean another one or only resembles it. */
function jobReason(listing: ShownListing, want: Want, concepts: Concepts): string | undefined {
  const { thesaurus } = concepts;
  const asked = want.groups.filter((group) => isNamed(group, want.typed, thesaurus));
  if (isElsewhere(listing, want.typed, thesaurus)) return undefined;
  const isWide = isGeneral(want) && !WORKPLACES.has(want.typed);
  const within = new Set(isWide ? asked.flatMap((group) => thesaurus.within(group)) : []);
  const jobs = concepts
    .jobsIn(listing.title)
    .filter(({ group, how }) => TELLING.has(how) && (asked.includes(group) || within.has(group)))
    // A word of several jobs says nothing about a kind of it: a night porter is no bell boy.
    .filter(({ how, stems }) => how === 'clear' || !thesaurus.ambiguous.has(stems.join(' ')))
    .toSorted((one, other) => rank(one) - rank(other) || other.as.stems.length - one.as.stems.length);
  for (const { group, how, as } of jobs) {
    const name = thesaurus.terms(as.group).find(({ stems }) => stems.join() === as.stems.join());
    const isSame = asked.includes(group) && how === 'clear';
    if (name && (isSame || isWide))
      return isSame
        ? said(`${name.text} is similar to ${want.typed}`)
        : said(`${name.text} is a kind of ${want.typed}`);
  }
  return undefined;

  function rank({ group, how }: NamedJob): number {
    return (asked.includes(group) ? 0 : 1) + (how === 'clear' ? 0 : 2);
  }
}

/** Whether the words are a name of a job, not what people do in it ("cook on a yacht"). */
function isNamed(group: Group, typed: string, thesaurus: Thesaurus): boolean {
  const asked = stemsOf(contentWords(typed));
  const isSame = (stems: readonly string[]): boolean =>
    stems.join('') === asked.join('') || (stems.length === asked.length && asked.every((stem) => stems.includes(stem)));
  const isGeneric = thesaurus.generic.has(typed) && group.same.includes(typed);
  return group.section === 'roles' && (isGeneric || thesaurus.terms(group).some(({ stems }) => isSame(stems)));
}

/** Whether other jobs can be kinds of the one asked for: a pizza chef is a kind of cook, but not of grill cook. */
function isGeneral({ typed, groups }: Want): boolean {
  const words = contentWords(typed);
  return words.length === 1 || groups.some(({ name }) => termKey(contentWords(name)) === termKey(words));
}

/** Whether the words name a kind of employer that the card does not: a resort nurse is no nurse on a ship. */
function isElsewhere(listing: ShownListing, typed: string, thesaurus: Thesaurus): boolean {
  const { title, company, category, skills } = listing;
  const shown = new Set([title, company, category, ...skills].flatMap(wordsOf).map(stemOf));
  return contentWords(typed).some((word) => {
    const sectors = thesaurus.find([word]).filter(({ section }) => section === 'sectors');
    const names = sectors.flatMap((group) => thesaurus.terms(group));
    const isShown = names.some(({ stems }) => stems.every((stem) => shown.has(stem)));
    return names.length > 0 && !isShown && !shows(listing, word);
  });
}

/** Whether a card shows the words: in the title, company, skills or category. */
function shows({ title, company, category, skills }: ShownListing, typed: string): boolean {
  const words = [title, company, category, ...skills].flatMap(wordsOf);
  const shown = new Set(words.flatMap((word) => [stemOf(word), rootOf(word)]));
  const asked = contentWords(typed);
  return asked.every(
    (word) => shown.has(stemOf(word)) || shown.has(rootOf(word)) || words.some((one) => one.startsWith(word)),
  );
}

function placeReason({ location }: ShownListing, { label, typed }: Want): string | undefined {
  const shown = new Set(wordsOf(location).map(stemOf));
  return stemsOf(wordsOf(typed)).every((stem) => shown.has(stem)) ? undefined : said(`in ${label}`);
}
