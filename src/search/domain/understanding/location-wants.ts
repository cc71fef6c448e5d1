import { foldAccents } from '#shared/domain/text/folded-text.js';
import { AROUND, FOREIGN_FILLERS } from '../vocabulary/noise.js';
import type { Thesaurus } from '../vocabulary/thesaurus.js';
import { wordsOf } from '../vocabulary/words.js';
import { placesIn } from './place-names.js';
import { townOfPostcode } from './postcodes.js';
import { MOST_TYPED, typedWords } from './typed-words.js';
import { placeWant, wantOf } from './want-of.js';
import type { Lookup, Want } from './wants.js';

/** Further parts of a location say nothing more. */
const MOST_PARTS = 4;

/** Each part between commas is a place: "Köln, Deutschland". */
export function locationWants(location: string, thesaurus: Thesaurus, lookup: Lookup): Want[] {
  const typed = typedWords(location).slice(0, MOST_TYPED);
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, MOST_PARTS);
  const last = parts.length > 1 ? parts.at(-1) : undefined;
  return parts.flatMap((part) => {
    const postal = townOfPostcode(part);
    const { words, isAround } = postal === undefined ? wordsOfPlace(part, thesaurus) : around(wordsOf(postal));
    if (words.length === 0) return [];
    const own = new Set(typedWords(part));
    const at = typed.flatMap((word, index) => (own.has(word.replace(/,$/, '')) ? [index] : []));
    const named = words.join(' ');
    const mine = { box: 'location', at, typed: postal === undefined ? named : `${postal}, united kingdom` } as const;
    const asking = thesaurus.find(words).filter(({ asks }) => asks === 'type:remote');
    if (asking.length > 0)
      return [wantOf({ words, start: 0, groups: asking, isNoise: false }, mine, thesaurus, lookup)];
    const groups = thesaurus.find(words).filter(({ section }) => section === 'places');
    const place =
      lookup.place(named, part === last ? undefined : last) ?? (groups.length > 0 ? undefined : lookup.place(named));
    const found =
      groups.length > 0 || place
        ? placeWant(words, groups, place, mine)
        : inParts(isAround ? named : part, words, mine, thesaurus, lookup);
    return [isAround ? { ...found, isAround } : found];
  });
}

/** The words of a place's name, and whether others say that it is around the place: "Zurich area". */
function wordsOfPlace(part: string, thesaurus: Thesaurus): { words: readonly string[]; isAround: boolean } {
  const all = wordsOf(part);
  if (thesaurus.find(all).some(({ section }) => section === 'places')) return { words: all, isAround: false };
  const words = all.filter((word) => !FOREIGN_FILLERS.has(word) || all.length === 1);
  const name = words.filter((word) => !AROUND.has(foldAccents(word)));
  return name.length === 0 || name.length === words.length ? { words, isAround: false } : around(name);
}

function around(words: readonly string[]): { words: readonly string[]; isAround: boolean } {
  return { words, isAround: true };
}

/** A part that is no name as a whole: the names in it, or its words, corrected if nothing else explains them. */
function inParts(
  part: string,
  words: readonly string[],
  mine: Pick<Want, 'box' | 'at' | 'typed'>,
  thesaurus: Thesaurus,
  lookup: Lookup,
): Want {
  const { named, others } = placesIn(part, thesaurus);
  const groups = [...new Set(named.flat())];
  if (groups.length > 0) return placeWant(words, groups, undefined, mine);
  const corrected = others.map((word) => lookup.corrected(word) ?? word);
  const known = thesaurus.find(corrected).filter(({ section }) => section === 'places');
  return placeWant(corrected, known, lookup.place(corrected.join(' ')), mine);
}
