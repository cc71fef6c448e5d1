import type { Alternative, Slot } from './understanding.js';

/** A listing that may fit, with its words as PostgreSQL prints a tsvector. */
export type Candidate = { readonly id: number; readonly postedAt: Date; readonly terms: string };

/** A listing that fits, and why. */
export type Ranked = { readonly id: number; readonly because: string };

type Fields = ReadonlyMap<string, string>;

/** How much words count by where a listing has them. */
const IN_TITLE = 1;
const AT_LOCATION = 1;
const ELSEWHERE = 0.55;
/** What a listing loses by a part of the search that it lacks. */
const LACKING = { word: 0.4, roles: 0.3, places: 0.2, sectors: 0.5, skills: 0.6, levels: 0.7 };
/** How much a title without other words is worth. */
const PRECISION = 0.2;

/** Sorts candidates by how well they fit, the newest first where they fit alike. */
export function rank(candidates: readonly Candidate[], slots: readonly Slot[]): Ranked[] {
  return candidates
    .map((candidate) => ({ ...candidate, ...judge(fieldsOf(candidate.terms), slots) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.postedAt.getTime() - a.postedAt.getTime() || b.id - a.id)
    .map(({ id, because }) => ({ id, because }));
}

function judge(fields: Fields, slots: readonly Slot[]): { score: number; because: string } {
  let score = 1;
  const reasons: string[] = [];
  const lacking: string[] = [];
  const ofTitle = new Set<string>();
  for (const { typed, kind, alternatives } of slots) {
    const best = bestOf(fields, alternatives);
    if (!best) {
      lacking.push(typed);
      score *= LACKING[kind];
      continue;
    }
    score *= best.score;
    if (best.alternative.because !== undefined) reasons.push(best.alternative.because);
    for (const stem of best.alternative.stems) if (isIn(fields, stem, 'A')) ofTitle.add(stem);
  }
  if (lacking.length === slots.length) return { score: 0, because: '' };
  const inTitle = [...fields].filter(([stem, at]) => at.includes('A') && !stem.startsWith('~')).length;
  score *= 1 - PRECISION + (PRECISION * ofTitle.size) / Math.max(1, inTitle);
  return { score, because: sentence(slots, reasons, lacking) };
}

function bestOf(fields: Fields, alternatives: readonly Alternative[]) {
  let best: { alternative: Alternative; score: number } | undefined;
  for (const alternative of alternatives) {
    if (best && best.score >= alternative.weight) break;
    const where = whereIs(fields, alternative);
    if (where === undefined) continue;
    const score = alternative.weight * where;
    if (!best || score > best.score) best = { alternative, score };
  }
  return best;
}

/** How much it counts where a listing has all words of an alternative; undefined if it has not. */
function whereIs(fields: Fields, { stems, place }: Alternative): number | undefined {
  const has = (letters: string): boolean => stems.every((stem) => isIn(fields, stem, letters));
  if (place === 'location') return has('B') ? AT_LOCATION : undefined;
  if (has('A')) return IN_TITLE;
  if (place === 'title') return undefined;
  if (place === 'anywhere' && has('B')) return AT_LOCATION;
  return has(place === 'anywhere' ? 'ABC' : 'AC') ? ELSEWHERE : undefined;
}

function isIn(fields: Fields, stem: string, letters: string): boolean {
  const found = fields.get(stem) ?? '';
  return [...found].some((letter) => letters.includes(letter));
}

function sentence(slots: readonly Slot[], reasons: readonly string[], lacking: readonly string[]): string {
  const typed = slots.filter((slot) => !lacking.includes(slot.typed)).map((slot) => slot.typed);
  const all =
    reasons.length > 0 ? [...new Set(reasons)].slice(0, 2).join(', and ') : `it mentions ${typed.join(' and ')}`;
  return lacking.length > 0 ? `${all}, but not ${lacking.slice(0, 2).join(' or ')}` : all;
}

/** The weights with which a listing has each stem. */
function fieldsOf(terms: string): Fields {
  const fields = new Map<string, string>();
  for (const [, stem = '', at = ''] of terms.matchAll(/'([^']+)':([0-9A-D,]+)/g)) {
    // PostgreSQL leaves out the lowest weight, which is not used.
    fields.set(stem, at.replace(/[0-9,]/g, ''));
  }
  return fields;
}
