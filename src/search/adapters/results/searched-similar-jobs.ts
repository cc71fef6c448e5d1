import { Injectable } from '@nestjs/common';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import { SIMILAR_JOBS, type SimilarJobs, type JobView, type JobCard } from '#jobs';
import { JobSearch } from '../queries/job-search.js';

/** Estimated memory of a card in bytes. */
const CARD_SIZE = 4_000;
const OVERHEAD = 500;

/** One more, because an open listing is similar to itself. */
const MOST = SIMILAR_JOBS + 1;

type Sought = { readonly keywords: string; readonly location: string };

/** Searches for the title and location of a listing. The results are cached until a change may affect them. */
@Injectable()
export class SearchedSimilarJobs implements SimilarJobs {
  constructor(
    private readonly search: JobSearch,
    private readonly memory: ResponseCache,
  ) {}

  async to({ id, title, location }: Pick<JobView, 'id' | 'title' | 'location'>): Promise<readonly JobCard[]> {
    const find = async (): Promise<{ readonly cards: readonly JobCard[]; readonly size: number }> => {
      const found = await this.find({ keywords: title, location });
      return { cards: found, size: found.length * CARD_SIZE + OVERHEAD };
    };
    const { cards } = await this.memory.findOrCompute(`similar:${JSON.stringify([title, location])}`, find, 'declared');
    return cards.filter((card) => card.id !== id).slice(0, SIMILAR_JOBS);
  }

  /** Those at the same place, then close matches, then those anywhere. */
  private async find({ keywords, location }: Sought): Promise<readonly JobCard[]> {
    const { items: there } = await this.search.page({ keywords, location, limit: MOST });
    if (there.length === MOST) return there;
    const { items: close } = await this.search.related({ keywords, location });
    const { items: anywhere } = await this.search.page({ keywords, limit: MOST });
    const cards = new Map([...there, ...close, ...anywhere].map((card) => [card.id, card]));
    return [...cards.values()].slice(0, MOST);
  }
}
