import { hasAll, LETTERS, type Fields } from './concepts.js';
import type { Alternative, Slot } from './understanding.js';

/** A candidate listing, with its `tsvector` as PostgreSQL prints it. */
export type Candidate = {
  readonly id: number;
  readonly postedAt: Date;
  readonly terms: string;
  /** Whether its text contains the words of the search that its terms lack. */
  readonly isMentioning?: boolean;
};

/** A matching listing, and the reason shown. */
export type Ranked = { readonly id: number; readonly because: string };

/** Stems by field, and concepts. */
type Listing = { readonly fields: Fields; readonly concepts: readonly string[]; readonly isMentioning: boolean };

/** Weight of words by the field they occur in. */
const IN_TITLE = 1;
const AT_ITS_PLACE = 1;
const ELSEWHERE = 0.55;
/** Factor for each part of the search that a listing lacks. */
const LACKING = { word: 0.4, roles: 0.3, places: 0.2, sectors: 0.5, skills: 0.6, levels: 0.7, generic: 0.6 };
/** Factor for words that only the description has. */
const MENTIONED = 0.5;
/** Share of the score that depends on how much of the title matches. */
const PRECISION = 0.2;

/** Sorts candidates by relevance, then newest first. */
export function rank(candidates: readonly Candidate[], slots: readonly Slot[]): Ranked[] {
  return candidates
    .map((candidate) => ({ ...candidate, ...judge(read(candidate), slots) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.postedAt.getTime() - a.postedAt.getTime() || b.id - a.id)
    .map(({ id, because }) => ({ id, because }));
}

function judge(listing: Listing, slots: readonly Slot[]): { score: number; because: string } {
  let score = 1;
  const reasons: string[] = [];
  const lacking: string[] = [];
  const ofTitle = new Set<string>();
  for (const slot of slots) {
    const { typed, kind } = slot;
    const best = bestOf(listing, slot);
    if (!best && kind !== 'places' && listing.isMentioning) {
      reasons.push(`it mentions ${typed}`);
      score *= MENTIONED;
      continue;
    }
    if (!best) {
      lacking.push(typed);
      score *= LACKING[kind];
      continue;
    }
    score *= best.score;
    if (best.alternative.because !== undefined) reasons.push(best.alternative.because);
    for (const stem of best.alternative.stems) if (hasAll(listing.fields, [stem], 'A')) ofTitle.add(stem);
  }
  if (lacking.length === slots.length) return { score: 0, because: '' };
  const inTitle = [...listing.fields].filter(([stem, at]) => at.includes('A') && !stem.startsWith('~')).length;
  score *= 1 - PRECISION + (PRECISION * ofTitle.size) / Math.max(1, inTitle);
  return { score, because: sentence(slots, reasons, lacking) };
}

/** The best alternative of a slot in the listing; the shorter one in a tie. */
function bestOf({ fields, concepts }: Listing, { own, others }: Slot) {
  let best: { alternative: Alternative; score: number } | undefined;
  const named = concepts.flatMap((concept) => others.get(concept)?.() ?? []);
  for (const alternative of [...own, ...named]) {
    if (best && best.score > alternative.weight) continue;
    const score = alternative.weight * worthOf(fields, alternative);
    const isShorter = score === best?.score && alternative.stems.length < best.alternative.stems.length;
    if (score > (best?.score ?? 0) || isShorter) best = { alternative, score };
  }
  return best;
}

/** Weight of an alternative by where the listing has its words; 0 if any is missing. */
function worthOf(fields: Fields, { stems, place }: Alternative): number {
  if (!hasAll(fields, stems, LETTERS[place])) return 0;
  if (place === 'location' || place === 'contract') return AT_ITS_PLACE;
  if (place === 'anywhere' && hasAll(fields, stems, 'B')) return AT_ITS_PLACE;
  return hasAll(fields, stems, 'A') ? IN_TITLE : ELSEWHERE;
}

function sentence(slots: readonly Slot[], reasons: readonly string[], lacking: readonly string[]): string {
  const typed = slots.filter((slot) => !lacking.includes(slot.typed)).map((slot) => slot.typed);
  const all =
    reasons.length > 0 ? [...new Set(reasons)].slice(0, 2).join(', and ') : `it mentions ${typed.join(' and ')}`;
  return lacking.length > 0 ? `${all}, but not ${lacking.slice(0, 2).join(' or ')}` : all;
}

function read({ terms, isMentioning = false }: Candidate): Listing {
  const fields = new Map<string, string>();
  const concepts: string[] = [];
  // 'chef':1A 'roles:sous chef' 'sous':1A,2C
  const parts = terms.split("'");
  for (let index = 1; index < parts.length; index += 2) {
    const lexeme = parts[index] ?? '';
    const positions = parts[index + 1] ?? '';
    if (positions.startsWith(':')) fields.set(lexeme, positions);
    else concepts.push(lexeme);
  }
  return { fields, concepts, isMentioning };
}
