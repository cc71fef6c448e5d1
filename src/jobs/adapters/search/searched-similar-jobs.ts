import { Injectable } from '@nestjs/common';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import { JobSearch, type JobCard } from '../../application/ports/job-search.js';
import type { JobView } from '../../application/ports/job-view.js';
import { SIMILAR_JOBS, type SimilarJobs } from '../../application/ports/similar-jobs.js';

/** Estimated memory of a card in bytes. */
const CARD_SIZE = 4_000;
const OVERHEAD = 500;

/** Searches for the title and location of a listing. The results are cached until a listing changes. */
@Injectable()
export class SearchedSimilarJobs implements SimilarJobs {
  constructor(
    private readonly search: JobSearch,
    private readonly memory: ResponseCache,
  ) {}

  async to({ title, location }: Pick<JobView, 'title' | 'location'>): Promise<readonly JobCard[]> {
    const { cards } = await this.memory.remember(`similar:${JSON.stringify([title, location])}`, async () => {
      const found = await this.find({ keywords: title, location });
      return { cards: found, size: found.length * CARD_SIZE + OVERHEAD };
    });
    return cards;
  }

  /** The search's own results, then related ones, which also match without the location. */
  private async find(filter: { keywords: string; location: string }): Promise<readonly JobCard[]> {
    const { items: literal } = await this.search.page({
      ...filter,
      limit: SIMILAR_JOBS,
    });
    if (literal.length === SIMILAR_JOBS) return literal;
    const { items: related } = await this.search.related(filter);
    return [...literal, ...related].slice(0, SIMILAR_JOBS);
  }
}
