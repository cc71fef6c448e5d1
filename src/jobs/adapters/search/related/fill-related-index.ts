import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { AnswerCache } from '../../../../shared/adapters/answers/answer-cache.js';
import { RelatedIndex } from './related-index.js';

const BATCH = 500;

/** Fills the index of related searches after an upgrade, while people search and post: a minute or two for a million listings. */
@Injectable()
export class FillRelatedIndex implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('FillRelatedIndex');
  private isStopping = false;
  private filling: Promise<void> = Promise.resolve();

  constructor(
    private readonly index: RelatedIndex,
    private readonly answers: AnswerCache,
  ) {}

  onApplicationBootstrap(): void {
    this.filling = this.fill().catch((error: unknown) => {
      if (!this.isStopping)
        this.logger.warn({ err: error }, 'The index of related searches is incomplete until the next start');
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.filling;
  }

  async fill(): Promise<void> {
    let last: number | undefined = 0;
    let isFilled = false;
    while (last !== undefined && !this.isStopping) {
      const next: number | undefined = await this.index.fill(last, BATCH);
      isFilled ||= next !== undefined;
      last = next;
    }
    if (!isFilled || this.isStopping) return;
    await this.index.countWords();
    await this.answers.changed();
  }
}
