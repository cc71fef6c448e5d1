import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import {
  IdempotentRequests,
  KeyReused,
  type RepeatedRequest,
  type StoredResponse,
} from '../../application/idempotent-requests.js';
import { UnitOfWork } from '../../application/unit-of-work.js';
import { Database, prepared } from './database.js';

/** Milliseconds between deletions of old responses. */
const DELETE_EVERY = 3_600_000;

/** A concurrent request with the same key waits here until the first has finished. */
const CLAIM = prepared(`
  insert into answered_request (user_id, key, hash, answer, answered_at) values ($1, $2, $3, null, now())
  on conflict (user_id, key) do update set hash = excluded.hash, answer = null, answered_at = now()
    where answered_request.answered_at < now() - interval '24 hours'
  returning key`);

const FIND = prepared('select hash, answer from answered_request where user_id = $1 and key = $2');
const KEEP = prepared('update answered_request set answer = $3 where user_id = $1 and key = $2');

type Row = { readonly hash: string; readonly answer: StoredResponse };

/** Stores responses in PostgreSQL, in the transaction of their request. */
@Injectable()
export class StoredResponses implements IdempotentRequests {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {}

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
    await this.database.query(`delete from answered_request where answered_at < now() - interval '24 hours'`);
  }

  async forget(userId: number): Promise<void> {
    await this.database.query('delete from answered_request where user_id = $1', [userId]);
  }

  private async found(userId: number, key: string, hash: string): Promise<StoredResponse> {
    const row = await this.database.first<Row>(FIND, [userId, key]);
    if (row?.hash !== hash) throw new KeyReused();
    return row.answer;
  }
}
