import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import { Database, prepared } from '#platform/postgres/database.js';
import { isOpen } from './read-model/job-state-read-model.js';

const NEXT = prepared(`select min(closes_at) as "closesAt" from job where ${isOpen('$1')}`);

/** Expires cached public responses when the next listing closes. */
@Injectable()
export class NextClosing implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly responses: ResponseCache,
  ) {}

  onModuleInit(): void {
    this.responses.changesBy(async (now) => {
      const { closesAt } = await this.database.one<{ closesAt: Date | null }>(NEXT, [now]);
      return closesAt ?? undefined;
    });
  }
}
