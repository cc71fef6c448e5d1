import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { domainError } from '#shared/domain/domain-error.js';
import { ownedByAccounts } from '../../owned-data.js';
import { Database, prepared } from '../../postgres/database.js';
import { deleteInBatches } from '../../postgres/delete-in-batches.js';

/** The key was used for another request. */
class KeyReused extends domainError(
  'mismatch',
  'idempotency_key_reused',
  'This Idempotency-Key was used for another request. Use a new one.',
) {}

/** A request that may be retried. */
export type RepeatedRequest = {
  readonly userId: number;
  readonly key: string;
  /** Of method, address and body. */
  readonly hash: string;
};

/** The response to a request. */
export type StoredResponse = { readonly status: number; readonly etag?: string; readonly body: unknown };

/** Milliseconds between deletions of old responses. */
const DELETE_EVERY = 3_600_000;

/** A concurrent request with the same key waits here until the first has finished. */
const CLAIM = prepared(`
  insert into answered_request (user_id, key, hash, answer, answered_at) values ($1, $2, $3, null, now())
  on conflict (user_id, key) do update set hash = excluded.hash, answer = null, answered_at = now()
    where answered_request.answered_at < now() - interval '24 hours'
  returning key`);

const FIND = prepared('select hash, answer from answered_request where user_id = $1 and key = $2');
const OLD = { table: 'answered_request', where: `answered_at < now() - interval '24 hours'`, by: 'answered_at' };
const KEEP = prepared('update answered_request set answer = $3 where user_id = $1 and key = $2');

/** The rows that belong to accounts. */
export const ANSWERED_REQUESTS = ownedByAccounts({
  withheld: { answered_request: 'Responses of the last day, for retries' },
  erased: ['delete from answered_request where user_id = $1'],
});

type Row = { readonly hash: string; readonly answer: StoredResponse };

/** Remembers the responses to requests with an `Idempotency-Key` for a day, in the transaction of the request. */
@Injectable()
export class IdempotentRequests {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Executes a request once: a retry gets the stored response, and a concurrent one waits for it. The effects of
   * `respond` are committed together with the response, or not at all.
   * @throws KeyReused, and whatever `respond` throws; the key can then be used again
   */
  once({ userId, key, hash }: RepeatedRequest, respond: () => Promise<StoredResponse>): Promise<StoredResponse> {
    return this.unitOfWork.run(async () => {
      const isFirst = await this.database.affects(CLAIM, [userId, key, hash]);
      if (!isFirst) return this.found(userId, key, hash);
      const given = await respond();
      await this.database.query(KEEP, [userId, key, JSON.stringify(given)]);
      return given;
    });
  }

  @Interval(DELETE_EVERY)
  async deleteOld(): Promise<void> {
    await deleteInBatches(this.database, OLD);
  }

  private async found(userId: number, key: string, hash: string): Promise<StoredResponse> {
    const row = await this.database.first<Row>(FIND, [userId, key]);
    if (row?.hash !== hash) throw new KeyReused();
    return row.answer;
  }
}
