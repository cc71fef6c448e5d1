import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import { StartWork } from '#platform/start-work.js';
import { RelatedIndex } from './related-index.js';

const BATCH = 1_000;

/** Fills the index of related searches after an upgrade, while people search and post. */
@Injectable()
export class FillRelatedIndex extends StartWork implements OnApplicationBootstrap {
  protected readonly undone = 'The index of related searches is incomplete';

  constructor(
    private readonly index: RelatedIndex,
    private readonly responses: ResponseCache,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    this.start();
  }

  async work(): Promise<void> {
    let after: number | null = 0;
    let isFilled = false;
    while (after !== null && !this.isStopping) {
      const { last, added }: { last: number | null; added: number } = await this.index.fill(after, BATCH);
      isFilled ||= added > 0;
      after = last;
    }
    if (!isFilled || this.isStopping) return;
    await this.index.countWords();
    await this.responses.changed();
  }
}
