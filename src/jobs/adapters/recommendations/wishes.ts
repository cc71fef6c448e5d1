import { conceptOf, innerConceptOf } from '../search/related/concepts.js';
import { contentWords, type Group, type Thesaurus } from '../search/related/thesaurus.js';
import type { Seeker } from './seeker-read-model.js';

/** A kind of job that somebody looks for. */
export type Wish = {
  /** Lexemes of listings of that kind, with how well they fit. */
  readonly lexemes: ReadonlyMap<string, number>;
  readonly reason: string;
};

const WEIGHTS = { desired: 1, headline: 0.8, liked: 0.6 };
/** Jobs that are only close to one that somebody looks for. */
const NEAR = 0.4;
/** The longest name of a job in a headline, in words. */
const LONGEST_NAME = 4;

/** The kinds of jobs that somebody looks for, the most telling first. */
export function wishesOf({ desiredRoles, headline, liked }: Seeker, thesaurus: Thesaurus): Wish[] {
  const inHeadline = namesIn(headline ?? '', thesaurus);
  const is = new Set(inHeadline.flatMap(({ groups }) => groups));
  const wishes = desiredRoles.flatMap((role) => {
    const groups = rolesCalled(contentWords(role), thesaurus);
    const reason = groups.some((group) => is.has(group))
      ? youAre(role)
      : `You look for ${role.trim().toLowerCase()} jobs`;
    return wish(groups, WEIGHTS.desired, reason, thesaurus);
  });
  for (const { name, groups } of inHeadline) wishes.push(...wish(groups, WEIGHTS.headline, youAre(name), thesaurus));
  for (const title of liked) {
    for (const { groups } of namesIn(title, thesaurus)) {
      wishes.push(...wish(groups, WEIGHTS.liked, `Like ${title}, which you chose`, thesaurus));
    }
  }
  return wishes;
}

function wish(groups: readonly Group[], weight: number, reason: string, thesaurus: Thesaurus): Wish[] {
  if (groups.length === 0) return [];
  const lexemes = new Map<string, number>();
  for (const group of groups.flatMap((one) => thesaurus.near(one))) lexemes.set(conceptOf(group), weight * NEAR);
  for (const group of groups) lexemes.set(innerConceptOf(group), weight * NEAR);
  for (const group of groups) lexemes.set(conceptOf(group), weight);
  return [{ lexemes, reason }];
}

/** Names of jobs within a text, the longest ones. */
function namesIn(text: string, thesaurus: Thesaurus): { name: string; groups: readonly Group[] }[] {
  const words = contentWords(text);
  const found: { name: string; groups: readonly Group[] }[] = [];
  for (let index = 0; index < words.length; index += 1) {
    for (let length = Math.min(LONGEST_NAME, words.length - index); length > 0; length -= 1) {
      const name = words.slice(index, index + length);
      const groups = rolesCalled(name, thesaurus);
      if (groups.length === 0) continue;
      found.push({ name: name.join(' '), groups });
      index += length - 1;
      break;
    }
  }
  return found;
}

/** Words that name many jobs say too little. */
function rolesCalled(words: readonly string[], thesaurus: Thesaurus): readonly Group[] {
  if (words.length === 0 || thesaurus.generic.has(words.join(' '))) return [];
  return thesaurus.find(words).filter(({ section }) => section === 'roles');
}

function youAre(role: string): string {
  const name = role.trim().toLowerCase();
  return `You are ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}
