import { conceptOf, innerConceptOf } from '../vocabulary/concepts.js';
import type { Group } from '../vocabulary/group.js';
import type { Thesaurus } from '../vocabulary/thesaurus.js';
import { wordsOf } from '../vocabulary/words.js';

const LONGEST_NAME = 5;
const BREAKS = /[,;|/()·–—]| - /;

/** The lexeme of listings at a town. */
export function placeLexeme(id: number): string {
  return `place:${id}`;
}

/** The lexeme of listings whose location has a word. */
export function locationWord(word: string): string {
  return `@${word}`;
}

/** The names of places in a text, longest first and none inside another: New York is not York. */
export function placesIn(text: string, thesaurus: Thesaurus): { named: Group[][]; others: string[] } {
  const named: Group[][] = [];
  const others: string[] = [];
  for (const part of text.split(BREAKS)) {
    const words = wordsOf(part);
    for (let at = 0; at < words.length;) {
      const { found, length } = longestName(words.slice(at, at + LONGEST_NAME), thesaurus);
      if (found.length > 0) named.push(found);
      else others.push(words[at] ?? '');
      at += length;
    }
  }
  return { named, others };
}

function longestName(words: readonly string[], thesaurus: Thesaurus): { found: Group[]; length: number } {
  for (let { length } = words; length > 0; length -= 1) {
    const name = words.slice(0, length);
    const found = thesaurus.find(name).filter(({ section }) => section === 'places');
    // Hella is a town in Iceland, and no form of Hellas.
    const asWritten = found.filter(({ same }) => same.includes(name.join(' ')));
    if (found.length > 0) return { found: asWritten.length > 0 ? asWritten : found, length };
  }
  return { found: [], length: 1 };
}

/** Where a listing is: its country, and whether a place is another country. */
type Home = { readonly country: string | undefined; readonly isAbroad: (place: string) => boolean };

/** Lexemes of the places a location names, and of the regions and countries around them. */
export function placeLexemes(location: string, { country, isAbroad }: Home, thesaurus: Thesaurus): Set<string> {
  const { named } = placesIn(location, thesaurus);
  const lexemes = new Set(wordsOf(location).map(locationWord));
  // One name may stand for towns of several countries: Noord-Brabant is not Noord on Aruba. The Alps are in many.
  const isElsewhere = (place: Group): boolean => {
    const names = namesAround(place, thesaurus);
    return country !== undefined && names.some(isAbroad) && !names.includes(country);
  };
  // In Arabic, Amman and Oman are written alike.
  const atHome = named.map((all) => (all.every(isElsewhere) ? all : all.filter((one) => !isElsewhere(one))));
  for (const group of new Set(atHome.flat())) {
    lexemes.add(conceptOf(group));
    const own = thesaurus.around(group).filter((one) => !isElsewhere(one));
    for (const parent of own) {
      // Lake Geneva is in Switzerland, and a town in Wisconsin.
      const wider = [...around(parent, thesaurus)].filter((one) => !isElsewhere(one));
      for (const one of [parent, ...wider]) lexemes.add(innerConceptOf(one));
    }
  }
  return lexemes;
}

/** The name of a place, and those of the regions and countries around it. */
export function namesAround(group: Group, thesaurus: Thesaurus): string[] {
  return [group, ...around(group, thesaurus)].map(({ name }) => name);
}

function around(group: Group, thesaurus: Thesaurus, seen = new Set<Group>()): Set<Group> {
  for (const wider of thesaurus.around(group)) {
    if (seen.has(wider)) continue;
    seen.add(wider);
    around(wider, thesaurus, seen);
  }
  return seen;
}
