import type { Thesaurus } from '../vocabulary/thesaurus.js';
import { wordsOf } from '../vocabulary/words.js';

/** Words for what comes with a job, and the conditions that they stand for. */
const OFFERED = new Map(
  Object.entries({
    accommodation:
      'room rooms zimmer chambre habitacion stanza camera quarto kamer pokoj pokojem rum rom vaerelse bed flat apartment studio caravan wohnung appartement studio piso vivienda apartamento appartamento woning mieszkanie mieszkaniem lagenhet lejlighed leilighet',
    meals: 'food essen nourriture comida cibo comida eten jedzenie jedzeniem mat mad yemek',
  }).flatMap(([condition, words]) => words.split(' ').map((word) => [word, condition] as const)),
);
const WITH = new Set('with mit avec con com met z ze med including inkl'.split(' '));
const ARTICLES = new Set('a an my own free the ein eine einem une un una um uma een'.split(' '));
const INCLUDED = new Set(
  `included inclusive provided inklusive inbegriffen compris comprise fournie fourni inclus incluse incluido incluida incluso
  inclusa inbegrepen inclusief wliczone ingar`.split(/\s+/),
);

/** What "with a room" and "food included" ask for. In other places, the words may be part of a job. */
export function offered(word: string, at: number, typed: readonly string[], thesaurus: Thesaurus): string {
  const condition = OFFERED.get(word);
  if (condition === undefined) return word;
  const after = typed.slice(at + 1, at + 4).flatMap(wordsOf);
  const before = typed
    .slice(0, at)
    .flatMap(wordsOf)
    .filter((one) => !ARTICLES.has(one));
  const isPart = thesaurus.find([word, after[0] ?? '']).length > 0;
  const isOffered = WITH.has(before.at(-1) ?? '') || after.some((one) => INCLUDED.has(one));
  return isOffered && !isPart ? condition : word;
}
