import { Injectable } from '@nestjs/common';
import { OwnedData } from '#platform/owned-data.js';
import { Database } from '#platform/postgres/database.js';
import { isFree } from '#platform/queue/leases.js';
import { FindsWork } from '#shared/application/background/background-work.js';
import { FileStore } from '#shared/application/file-store.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { AccountExports, type AccountExport } from '../application/export/account-exports.js';
import { personalData } from './personal-data-read-model.js';
import { zipArchive } from './zip-archive.js';

const FIND = `
  select key, state, requested_at as "requestedAt", expires_at as "expiresAt" from account_export where user_id = $1`;

const BEGIN = `
  insert into account_export (user_id, key, state, requested_at, expires_at) values ($1, $2, $3, $4, $5)`;

const PREPARING = `
  select user_id as id from account_export where state = 'preparing' and ${isFree('export', 'user_id')}
  order by requested_at limit $1`;

const FINISH = `update account_export set state = $2 where key = $1 returning key`;

const REMOVE = 'delete from account_export where user_id = $1 returning key';
const REMOVE_EXPIRED = 'delete from account_export where expires_at <= $1 returning key';

/** Exports in PostgreSQL and the file store. */
@Injectable()
export class SqlAccountExports implements AccountExports {
  constructor(
    private readonly owned: OwnedData,
    private readonly database: Database,
    private readonly store: FileStore,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  find(userId: number): Promise<AccountExport | undefined> {
    return this.database.first<AccountExport>(FIND, [userId]);
  }

  async begin(userId: number, { key, state, requestedAt, expiresAt }: AccountExport): Promise<void> {
    await this.remove(userId);
    await this.database.query(BEGIN, [userId, key, state, requestedAt, expiresAt]);
  }

  @FindsWork('export')
  async preparing(limit: number): Promise<readonly number[]> {
    return (await this.database.query<{ id: number }>(PREPARING, [limit])).map(({ id }) => id);
  }

  finish(key: string, state: 'ready' | 'failed'): Promise<boolean> {
    return this.database.affects(FINISH, [key, state]);
  }

  remove(userId: number): Promise<void> {
    return this.removeRows(REMOVE, userId);
  }

  removeExpired(now: Date): Promise<void> {
    return this.removeRows(REMOVE_EXPIRED, now);
  }

  archive(userId: number): AsyncIterable<Uint8Array> {
    return zipArchive(personalData(this.owned, this.database, this.store, userId));
  }

  private async removeRows(statement: string, value: unknown): Promise<void> {
    for (const { key } of await this.database.query<{ key: string }>(statement, [value])) {
      this.unitOfWork.afterCommit(() => this.store.delete(key));
    }
  }
}
