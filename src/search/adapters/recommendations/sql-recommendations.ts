import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { JOB_CARDS, type JobCard } from '#jobs';
import { anyOf, lexeme } from '../../domain/understanding/wants.js';
import { loadThesaurus } from '../thesaurus-files.js';
import { Clock } from '#shared/application/clock.js';
import { JobSearch } from '../queries/job-search.js';
import { Recommendations, type Recommendation } from '../queries/recommendations.js';
import { SeekerReadModel } from './seeker-read-model.js';
import { suitability, type Candidate } from './suitability.js';
import { wishesOf, type Wish } from './wishes.js';

/** If the profile gives fewer, the newest listings follow, so that the dashboard's six places are filled. */
const FEWEST = 6;

/** Limits the listings to score; of frequent jobs only the newest are considered. */
const MAX_CANDIDATES = 300;

const CANDIDATES = `
  select job.id, job.location, job.experience, job.skills, job.facts,
    array(select lexeme from unnest(s.terms) where lexeme = any($2::text[])) as lexemes
  from (select job_id, posted_at, closes_at, terms from job_search where terms @@ $1::tsquery) s
  join job on job.id = s.job_id
  where s.closes_at > $3 and s.job_id <> all($4::integer[])
  order by s.posted_at desc, s.job_id desc limit ${MAX_CANDIDATES}`;

/** Scores the newest listings of the kinds that a job seeker is looking for. */
@Injectable()
export class SqlRecommendations implements Recommendations {
  private readonly thesaurus = loadThesaurus();

  constructor(
    private readonly database: Database,
    private readonly seekers: SeekerReadModel,
    private readonly search: JobSearch,
    private readonly clock: Clock,
  ) {}

  async find(userId: number, limit: number): Promise<Recommendation[]> {
    const seeker = await this.seekers.find(userId);
    const wishes = seeker ? wishesOf(seeker, this.thesaurus) : [];
    const applied = seeker?.appliedTo ?? [];
    if (!seeker || wishes.length === 0) return this.newest(applied, limit);
    const candidates = await this.candidates(wishes, applied);
    const suited = candidates
      .flatMap((candidate) => suitability(candidate, seeker, wishes) ?? [])
      // Sorting is stable, so equal scores stay newest first.
      .sort((one, other) => other.score - one.score)
      .slice(0, limit);
    if (suited.length === 0) return this.newest(applied, limit);
    const rows = await this.database.query<JobCard>(JOB_CARDS, [suited.map(({ id }) => id)]);
    const cards = new Map(rows.map((card) => [card.id, card]));
    const recommended = suited.flatMap(({ id, reason }) => {
      const card = cards.get(id);
      return card ? [{ ...card, reason }] : [];
    });
    const shown = [...applied, ...recommended.map(({ id }) => id)];
    return [...recommended, ...(await this.newest(shown, Math.min(limit, FEWEST) - recommended.length))];
  }

  private candidates(wishes: readonly Wish[], applied: readonly number[]): Promise<Candidate[]> {
    const lexemes = [...new Set(wishes.flatMap((wish) => [...wish.keys()]))];
    const query = anyOf(...lexemes.map((one) => lexeme(one)));
    return this.database.query<Candidate>(CANDIDATES, [query, lexemes, this.clock.now(), applied]);
  }

  /** The newest listings of the general list. */
  private async newest(excluded: readonly number[], limit: number): Promise<Recommendation[]> {
    if (limit <= 0) return [];
    const { items } = await this.search.page({ limit: limit + excluded.length });
    const open = items.filter(({ id }) => !excluded.includes(id)).slice(0, limit);
    return open.map((card) => ({ ...card, reason: null }));
  }
}
