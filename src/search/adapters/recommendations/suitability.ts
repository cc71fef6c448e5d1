import { said } from '#shared/domain/words.js';
import { hasHousing, type JobFacts } from '#jobs';
import type { Seeker } from './seeker-read-model.js';
import type { Wish } from './wishes.js';

/** A listing to score. */
export type Candidate = {
  readonly id: number;
  readonly lexemes: readonly string[];
  readonly location: string;
  readonly experience: string | null;
  readonly skills: readonly string[];
  readonly facts: JobFacts;
};

type Suitability = { readonly id: number; readonly score: number; readonly reason: string };

const SKILLS = { each: 0.1, max: 0.3 };
const LANGUAGES = { spoken: 0.1, missing: -0.3 };
const EXPERIENCE = { fits: 0.15, far: -0.15 };
const SAME_PLACE = 0.25;
const SAME_COUNTRY = 0.1;
const HOUSING = 0.05;
const MAX_REASONS = 3;

/** Years of experience by level; `executive` requires the same as `expert`. */
const YEARS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  entry: [0, 1],
  junior: [1, 3],
  mid: [3, 5],
  senior: [5, 10],
  expert: [10, 60],
  executive: [10, 60],
};
/** A level is a mismatch if the experience is at least this many years outside its range. */
const FAR = 3;

/** Filipino is the standard form of Tagalog: who speaks one speaks the other. */
const SAME: Readonly<Record<string, string>> = { tagalog: 'filipino' };

const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** Scores a listing; undefined if it is not a kind of job that the job seeker is looking for. */
export function suitability(job: Candidate, seeker: Seeker, wishes: readonly Wish[]): Suitability | undefined {
  const best = bestWish(job, wishes);
  if (!best) return undefined;
  const skills = common(job.skills, seeker.skills);
  const place = nearness(job.location, seeker.location);
  const isHoused = hasHousing(job.facts);
  const reasons = [
    best.reason,
    place.reason,
    isHoused ? said('housing included') : undefined,
    skillsReason(skills),
  ].filter((reason) => reason !== undefined);
  const score =
    best.weight +
    Math.min(SKILLS.max, SKILLS.each * skills.length) +
    languages(job, seeker) +
    experience(job, seeker) +
    place.score +
    (isHoused ? HOUSING : 0);
  return { id: job.id, score, reason: reasons.slice(0, MAX_REASONS).join(' · ') };
}

function bestWish({ lexemes }: Candidate, wishes: readonly Wish[]) {
  let best: { readonly weight: number; readonly reason: string } | undefined;
  for (const found of wishes.flatMap((wish) => lexemes.map((lexeme) => wish.get(lexeme)))) {
    if (found && found.weight > (best?.weight ?? 0)) best = found;
  }
  return best;
}

/** Compares locations as entered, by town and country. */
function nearness(job: string, seeker: string | null): { score: number; reason?: string } {
  const [here, there] = [parts(seeker ?? ''), parts(job)];
  const town = here[0];
  if (town === undefined || here.at(-1) !== there.at(-1)) return { score: 0 };
  if (here.length > 1 && town === there[0]) return { score: SAME_PLACE, reason: inPlace(job.split(',')[0]) };
  return { score: SAME_COUNTRY, reason: inPlace(job.split(',').at(-1)) };
}

function inPlace(name = ''): string {
  const label = name.trim();
  return said(`in ${label}`);
}

function skillsReason([skill, other]: readonly string[]): string | undefined {
  if (skill === undefined) return undefined;
  return other === undefined ? said(`needs ${skill}`) : said(`needs ${skill} and ${other}`);
}

function languages({ facts }: Candidate, seeker: Seeker): number {
  const spoken = new Set(seeker.languages.map((name) => oneName(name.trim().toLowerCase())));
  if (spoken.size === 0) return 0;
  const needed = (facts.languages ?? []).filter(({ isRequired }) => isRequired);
  const missing = needed.filter(({ code }) => !spoken.has(oneName((NAMES.of(code) ?? code).toLowerCase())));
  return needed.length === 0 ? 0 : missing.length > 0 ? LANGUAGES.missing : LANGUAGES.spoken;
}

const oneName = (language: string): string => SAME[language] ?? language;

function experience(job: Candidate, seeker: Seeker): number {
  const range = YEARS[job.experience ?? ''];
  if (!range || seeker.experience === null) return 0;
  const [from, to] = range;
  const apart = Math.max(from - seeker.experience, seeker.experience - to, 0);
  return apart === 0 ? EXPERIENCE.fits : apart >= FAR ? EXPERIENCE.far : 0;
}

function common(needed: readonly string[], offered: readonly string[]): string[] {
  const known = new Set(offered.map((skill) => skill.trim().toLowerCase()));
  return needed.filter((skill) => known.has(skill.trim().toLowerCase()));
}

function parts(place: string): string[] {
  return place
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
