import { conceptOf, innerConceptOf } from '../../domain/vocabulary/concepts.js';
import { contentWords, type Thesaurus } from '../../domain/vocabulary/thesaurus.js';
import type { Group } from '../../domain/vocabulary/group.js';
import { said } from '#shared/domain/words.js';
import type { Seeker } from './seeker-read-model.js';

/** Weight and explanation of each lexeme that matches a kind of job. */
export type Wish = ReadonlyMap<string, { readonly weight: number; readonly reason: string }>;

const WEIGHTS = { desired: 1, headline: 0.8, liked: 0.6 };
/** Factor for jobs that are only similar. */
const NEAR = 0.4;
/** The longest job name to look for within a text, in words. */
const MAX_NAME_WORDS = 4;

/** The kinds of jobs that a job seeker is looking for, most relevant first. */
export function wishesOf({ desiredRoles, headline, liked }: Seeker, thesaurus: Thesaurus): Wish[] {
  // Only the first job in a headline counts.
  const [own] = namesIn(headline ?? '', thesaurus);
  const current = new Set(own?.groups);
  const desired = desiredRoles.flatMap((typed) => {
    const groups = rolesCalled(contentWords(typed), thesaurus);
    const role = typed.trim().toLowerCase();
    const reason = groups.some((group) => current.has(group)) ? youAre(role) : said(`You look for ${role} jobs`);
    return wish(groups, WEIGHTS.desired, reason, closeTo(role), thesaurus);
  });
  const name = own?.groups[0]?.name ?? '';
  const present = wish(own?.groups ?? [], WEIGHTS.headline, youAre(name), closeTo(name), thesaurus);
  const past = liked.flatMap((title) => {
    const groups = namesIn(title, thesaurus).flatMap((named) => named.groups);
    return wish(groups, WEIGHTS.liked, said(`Like ${title}, which you chose`), closeTo(title), thesaurus);
  });
  return [...desired, ...present, ...past];
}

function wish(groups: readonly Group[], weight: number, reason: string, near: string, thesaurus: Thesaurus): Wish[] {
  if (groups.length === 0) return [];
  const close = { weight: weight * NEAR, reason: near };
  const others = groups.flatMap((group) => [innerConceptOf(group), ...thesaurus.near(group).map(conceptOf)]);
  const lexemes = others.map((lexeme) => [lexeme, close] as const);
  return [new Map([...lexemes, ...groups.map((group) => [conceptOf(group), { weight, reason }] as const)])];
}

/** Finds the longest job names within a text. */
function namesIn(text: string, thesaurus: Thesaurus): { name: string; groups: readonly Group[] }[] {
  const words = contentWords(text);
  const found: { name: string; groups: readonly Group[] }[] = [];
  for (let index = 0; index < words.length; index += 1) {
    for (let length = Math.min(MAX_NAME_WORDS, words.length - index); length > 0; length -= 1) {
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

/** Ignores generic words, which fit many jobs. */
function rolesCalled(words: readonly string[], thesaurus: Thesaurus): readonly Group[] {
  if (words.length === 0 || thesaurus.generic.has(words.join(' '))) return [];
  return thesaurus.find(words).filter(({ section }) => section === 'roles');
}

function youAre(role: string): string {
  const name = role.trim().toLowerCase();
  return /^[aeiou]/.test(name) ? said(`You are an ${name}`) : said(`You are a ${name}`);
}

function closeTo(name: string): string {
  return said(`Close to ${name}`);
}
