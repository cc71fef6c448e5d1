import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AnswerCache } from '../../../shared/adapters/answers/answer-cache.js';
import { Database, prepared } from '../../../shared/adapters/postgres/database.js';
import { isInState } from './job-state-sql.js';

const NEXT = prepared(`select min(closes_at) as "closesAt" from job where ${isInState('active', '$1')}`);

/** Expires cached public responses when the next listing closes. */
@Injectable()
export class NextClosing implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly answers: AnswerCache,
  ) {}

  onModuleInit(): void {
    this.answers.changesBy(async (now) => {
      const { closesAt } = await this.database.one<{ closesAt: Date | null }>(NEXT, [now]);
      return closesAt ?? undefined;
    });
  }
}
