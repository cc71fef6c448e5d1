import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseWatch } from '#shared/application/database-watch.js';
import { DomainError } from '#shared/domain/domain-error.js';

/** Milliseconds after which a page is sent without what it would have shown. */
const TIMEOUT = 300;

/** What a drawn page shows if it is there in time. */
@Injectable()
export class InTime {
  private readonly logger = new Logger('InTime');

  constructor(private readonly database: DatabaseWatch) {}

  /** Undefined if it is slow or fails; the browser then asks for it and shows any error. */
  async within<Shown>(found: Promise<Shown>): Promise<Shown | undefined> {
    const isFound = new AbortController();
    try {
      return await Promise.race([found, sleep(TIMEOUT, undefined, { signal: isFound.signal, ref: false })]);
    } catch (error) {
      const isExpected = error instanceof DomainError || this.database.isAway(error);
      if (!isExpected) this.logger.error({ err: error }, 'Finding what a page shows first failed');
      return undefined;
    } finally {
      isFound.abort();
    }
  }
}
