import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { AnswerCache } from '../../../../shared/adapters/answers/answer-cache.js';
import { RelatedIndex } from './related-index.js';

const BATCH = 1_000;

/** Fills the index of related searches after an upgrade, while people search and post. */
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
    let after: number | null = 0;
    let isFilled = false;
    while (after !== null && !this.isStopping) {
      const { last, added }: { last: number | null; added: number } = await this.index.fill(after, BATCH);
      isFilled ||= added > 0;
      after = last;
    }
    if (!isFilled || this.isStopping) return;
    await this.index.countWords();
    await this.answers.changed();
  }
}
