import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { Clock } from '#shared/application/clock.js';
import type { JobCard } from '../../application/ports/job-search.js';
import { JobSearch } from '../../application/ports/job-search.js';
import { Recommendations, type Recommendation } from '../../application/ports/recommendations.js';
import { JOB_CARD_COLUMNS } from '../persistence/read-model/job-columns.js';
import { Thesaurus } from '../search/related/thesaurus.js';
import { SeekerReadModel } from './seeker-read-model.js';
import { suitability, type Candidate } from './suitability.js';
import { wishesOf, type Wish } from './wishes.js';

/** Limits the listings to score; of frequent jobs only the newest are considered. */
const MAX_CANDIDATES = 300;

const CANDIDATES = `
  select job.id, job.location, job.experience, job.skills, job.facts,
    array(select lexeme from unnest(found.terms) where lexeme = any($2::text[])) as lexemes
  from (select job_id, terms from job_search_terms where terms @@ $1::tsquery) found
  join job_search s on s.job_id = found.job_id
  join job on job.id = found.job_id
  where s.closes_at > $3 and s.job_id <> all($4::integer[])
  order by s.posted_at desc, s.job_id desc limit ${MAX_CANDIDATES}`;

const CARDS = `select ${JOB_CARD_COLUMNS} from job where id = any($1::integer[])`;

/** Scores the newest listings of the kinds that a job seeker is looking for. */
@Injectable()
export class SqlRecommendations implements Recommendations {
  constructor(
    private readonly database: Database,
    private readonly seekers: SeekerReadModel,
    private readonly search: JobSearch,
    private readonly thesaurus: Thesaurus,
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
    const rows = await this.database.query<JobCard>(CARDS, [suited.map(({ id }) => id)]);
    const cards = new Map(rows.map((card) => [card.id, card]));
    return suited.flatMap(({ id, reason }) => {
      const card = cards.get(id);
      return card ? [{ ...card, reason }] : [];
    });
  }

  private candidates(wishes: readonly Wish[], applied: readonly number[]): Promise<Candidate[]> {
    const lexemes = [...new Set(wishes.flatMap((wish) => [...wish.keys()]))];
    const query = lexemes.map((lexeme) => `'${lexeme.replaceAll("'", "''")}'`).join(' | ');
    return this.database.query<Candidate>(CANDIDATES, [query, lexemes, this.clock.now(), applied]);
  }

  /** The newest listings of the general list. */
  private async newest(applied: readonly number[], limit: number): Promise<Recommendation[]> {
    const { items } = await this.search.page({ limit: limit + applied.length });
    const open = items.filter(({ id }) => !applied.includes(id)).slice(0, limit);
    return open.map((card) => ({ ...card, reason: null }));
  }
}
