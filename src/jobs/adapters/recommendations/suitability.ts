import type { JobFacts } from '../../domain/job-facts.js';
import type { Seeker } from './seeker-read-model.js';
import type { Wish } from './wishes.js';

/** A listing that may suit. */
export type Candidate = {
  readonly id: number;
  readonly lexemes: readonly string[];
  readonly location: string;
  readonly experience: string | null;
  readonly skills: readonly string[];
  readonly facts: JobFacts;
};

/** How well a listing suits, and why. */
type Suitability = { readonly id: number; readonly score: number; readonly reason: string };

const SKILLS = { each: 0.1, most: 0.3 };
const LANGUAGES = { spoken: 0.1, missing: -0.3 };
const EXPERIENCE = { fits: 0.15, far: -0.15 };
const SAME_PLACE = 0.25;
const SAME_COUNTRY = 0.1;
const HOUSING = 0.05;
const MOST_REASONS = 3;

/** Years of experience by level; `executive` takes as many as `expert`. */
const YEARS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  entry: [0, 1],
  junior: [1, 3],
  mid: [3, 5],
  senior: [5, 10],
  expert: [10, 60],
  executive: [10, 60],
};
/** From so many years apart on a level does not fit. */
const FAR = 3;

const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** Scores a listing; undefined if it does not match what the person looks for. */
export function suitability(job: Candidate, seeker: Seeker, wishes: readonly Wish[]): Suitability | undefined {
  const best = bestWish(job, wishes);
  if (!best) return undefined;
  const skills = common(job.skills, seeker.skills);
  const place = nearness(job.location, seeker.location);
  const hasHousing = job.facts.housing === 'free' || job.facts.housing === 'paid';
  const reasons = [
    best.reason,
    place.reason,
    hasHousing ? 'housing included' : undefined,
    skills.length > 0 ? `needs ${skills.slice(0, 2).join(' and ')}` : undefined,
  ].filter((reason) => reason !== undefined);
  const score =
    best.weight +
    Math.min(SKILLS.most, SKILLS.each * skills.length) +
    languages(job, seeker) +
    experience(job, seeker) +
    place.score +
    (hasHousing ? HOUSING : 0);
  return { id: job.id, score, reason: reasons.slice(0, MOST_REASONS).join(' · ') };
}

function bestWish({ lexemes }: Candidate, wishes: readonly Wish[]) {
  let best: { readonly weight: number; readonly reason: string } | undefined;
  for (const found of wishes.flatMap((wish) => lexemes.map((lexeme) => wish.get(lexeme)))) {
    if (found && found.weight > (best?.weight ?? 0)) best = found;
  }
  return best;
}

/** Compares names of places as people write them. Distances of confirmed places belong here. */
function nearness(job: string, seeker: string | null): { score: number; reason?: string } {
  const [here, there] = [parts(seeker ?? ''), parts(job)];
  const town = here[0];
  if (town === undefined || here.at(-1) !== there.at(-1)) return { score: 0 };
  if (here.length > 1 && town === there[0]) return { score: SAME_PLACE, reason: `in ${job.split(',')[0]?.trim()}` };
  return { score: SAME_COUNTRY, reason: `in ${job.split(',').at(-1)?.trim()}` };
}

function languages({ facts }: Candidate, seeker: Seeker): number {
  const spoken = new Set(seeker.languages.map((name) => name.trim().toLowerCase()));
  if (spoken.size === 0) return 0;
  const needed = (facts.languages ?? []).filter(({ isRequired }) => isRequired);
  const missing = needed.filter(({ code }) => !spoken.has((NAMES.of(code) ?? code).toLowerCase()));
  return needed.length === 0 ? 0 : missing.length > 0 ? LANGUAGES.missing : LANGUAGES.spoken;
}

function experience(job: Candidate, seeker: Seeker): number {
  const range = YEARS[job.experience ?? ''];
  if (!range || seeker.experience === null) return 0;
  const [from, to] = range;
  const apart = Math.max(from - seeker.experience, seeker.experience - to, 0);
  return apart === 0 ? EXPERIENCE.fits : apart >= FAR ? EXPERIENCE.far : 0;
}

function common(these: readonly string[], those: readonly string[]): string[] {
  const known = new Set(those.map((skill) => skill.trim().toLowerCase()));
  return these.filter((skill) => known.has(skill.trim().toLowerCase()));
}

function parts(place: string): string[] {
  return place
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
