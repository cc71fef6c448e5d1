import { said } from '#shared/domain/words.js';
import { Injectable } from '@nestjs/common';
import { HiringEnded } from '#identity';
import { CurrentRequest } from '#platform/http/current-request.js';
import { Database, prepared } from '#platform/postgres/database.js';
import { isFree } from '#platform/queue/leases.js';
import { BackgroundWork, FindsWork } from '#shared/application/background/background-work.js';
import { On } from '#shared/application/event-bus.js';
import { TooBusy } from '#shared/application/limits/too-busy.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import type { ImportBody, ImportResultBody } from '../../application/imports/import.view.js';
import { Imports, type ImportResult, type ImportRun, type StagedListing } from '../../application/ports/imports.js';
import { FEED_LIMITS, type ImportSource } from '../../domain/listing-import.js';

/** Imports kept and shown per employer. */
const MAX_IMPORTS = 20;

const COLUMNS = `
  id, source, state, began_at as "beganAt", ended_at as "endedAt", received, posted, changed,
  unchanged, closed, refused, problem`;

/** Fails stopped imports, and those left behind by a process that died while it was reading the feed. */
const FAIL_ABANDONED = prepared(`
  update listing_import set state = 'failed', ended_at = now(), problem = case state
    when 'stopped' then '${said('The feed was not confirmed before the next one arrived.')}'
    else '${said('The feed did not arrive completely.')}' end
  where user_id = $1 and (state = 'stopped' or state = 'reading' and began_at < now() - interval '15 minutes')
  returning id`);
const DELETE_ROWS = prepared(`
  with deleted as (delete from listing_import_row where import_id = any($1))
  update listing_import set staged_bytes = 0 where id = any($1)`);
/** Makes room for others: an import that waits for confirmation can be sent again. */
const FAIL_LARGEST_STOPPED = prepared(`
  update listing_import set state = 'failed', ended_at = now(),
    problem = '${said('The feed was not confirmed in time. Please send it again.')}'
  where id = (
    select id from listing_import where state = 'stopped' and staged_bytes > 0
    order by staged_bytes desc limit 1 for update skip locked)
  returning id`);
const DELETE_OLD = prepared(`
  delete from listing_import where user_id = $1 and state in ('done', 'failed') and id not in (
    select id from listing_import where user_id = $1 order by id desc limit ${MAX_IMPORTS})`);

const BEGIN = prepared(`
  insert into listing_import (user_id, source, api_key_id, sender_id, state, began_at)
  values ($1, $2, $3, $4, 'reading', now())
  on conflict do nothing
  returning id`);

const STAGE = prepared(`
  insert into listing_import_row (import_id, position, reference, form, problem, notes)
  select $1, position, reference, form, problem, notes
  from json_to_recordset($2::json) as row (position integer, reference text, form json, problem text, notes json)`);
const COUNT_BYTES = prepared(`
  update listing_import set staged_bytes = staged_bytes + $2 where id = $1 and state = 'reading' returning id`);
const STAGED_BYTES = prepared(`
  select coalesce(sum(staged_bytes), 0)::float8 as bytes from listing_import where staged_bytes > 0`);
const RECORD_UNREAD = prepared('update listing_import set unread = $2 where id = $1');

const UNFINISHED = prepared(`
  select id from listing_import
  where state in ('waiting', 'running') and ${isFree('import', 'listing_import.id')}
  order by id limit $1`);
const ENQUEUE = prepared(`
  update listing_import set state = 'waiting', received = $2 where id = $1 and state = 'reading'`);
const HALT = prepared(`
  update listing_import set state = $2, received = $3, problem = $4,
    ended_at = case when $2 = 'failed' then now() end
  where id = $1 and state = 'reading'`);
const CONFIRM = prepared(`
  update listing_import set state = 'waiting', sender_id = coalesce($3, sender_id)
  where user_id = $1 and id = $2 and state = 'stopped'
  returning id`);
const FAIL_SENT_BY = prepared(`
  update listing_import set state = 'failed', ended_at = now(), sender_id = null,
    problem = '${said('Who sent the feed no longer hires for the company.')}'
  where user_id = $1 and sender_id = $2 and state in ('reading', 'stopped', 'waiting', 'running')
  returning id`);
const START = prepared(`
  update listing_import set state = 'running', run = run + 1 where id = $1 and state in ('waiting', 'running')
  returning id, run, user_id as "userId", api_key_id as "apiKeyId"`);
const HOLDS = prepared(`
  select id from listing_import where id = $1 and run = $2 and state = 'running' for update`);
const STAGED = prepared(`
  select position, reference, form, problem, notes from listing_import_row where import_id = $1 and position > $2
  order by position limit $3`);
const REPEATED = prepared(`
  select position from (
    select position, row_number() over (partition by reference order by position) as nth
    from listing_import_row where import_id = $1
  ) row where nth > 1`);
const FINISH = prepared(`
  update listing_import set ended_at = now(), posted = $3, changed = $4, unchanged = $5, closed = $6, refused = $7,
    errors = $8, notes = $9, problem = $10, state = case when $10::text is null then 'done' else 'failed' end
  where id = $1 and run = $2 and state = 'running'
  returning id`);

const LATEST = prepared(`
  select ${COLUMNS} from listing_import where user_id = $1 order by id desc limit ${MAX_IMPORTS}`);
const FIND = prepared(`
  select ${COLUMNS}, errors, notes, unread from listing_import where user_id = $1 and id = $2`);

/** Stores imports in PostgreSQL, with the listings of those that are not applied yet. */
@Injectable()
export class SqlImports implements Imports {
  constructor(
    private readonly database: Database,
    private readonly work: BackgroundWork,
    private readonly unitOfWork: UnitOfWork,
    private readonly requests: CurrentRequest,
  ) {}

  begin(userId: number, source: ImportSource, apiKeyId: number | null): Promise<number | undefined> {
    return this.unitOfWork.run(async () => {
      const abandoned = await this.database.query<{ id: number }>(FAIL_ABANDONED, [userId]);
      await this.database.query(DELETE_ROWS, [abandoned.map(({ id }) => id)]);
      await this.database.query(DELETE_OLD, [userId]);
      return (await this.database.first<{ id: number }>(BEGIN, [userId, source, apiKeyId, this.senderId]))?.id;
    });
  }

  async stage(importId: number, listings: readonly StagedListing[]): Promise<void> {
    const rows = JSON.stringify(listings);
    await this.makeRoom(rows.length);
    await this.unitOfWork.run(async () => {
      if (!(await this.database.affects(COUNT_BYTES, [importId, rows.length]))) throw new TooBusy();
      await this.database.query(STAGE, [importId, rows]);
    });
  }

  @FindsWork('import')
  async unfinished(limit: number): Promise<readonly number[]> {
    return (await this.database.query<{ id: number }>(UNFINISHED, [limit])).map(({ id }) => id);
  }

  enqueue(importId: number, received: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.database.query(ENQUEUE, [importId, received]);
      this.work.wake('import');
    });
  }

  halt(importId: number, state: 'stopped' | 'failed', received: number, problem: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.database.query(HALT, [importId, state, received, problem]);
      if (state === 'failed') await this.database.query(DELETE_ROWS, [[importId]]);
    });
  }

  confirm(userId: number, importId: number): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const isConfirmed = await this.database.affects(CONFIRM, [userId, importId, this.senderId]);
      if (isConfirmed) this.work.wake('import');
      return isConfirmed;
    });
  }

  start(importId: number): Promise<ImportRun | undefined> {
    return this.database.first<ImportRun>(START, [importId]);
  }

  holds({ id, run }: ImportRun): Promise<boolean> {
    return this.database.affects(HOLDS, [id, run]);
  }

  staged(importId: number, after: number, limit: number): Promise<readonly StagedListing[]> {
    return this.database.query<StagedListing>(STAGED, [importId, after, limit]);
  }

  async repeated(importId: number): Promise<readonly number[]> {
    return (await this.database.query<{ position: number }>(REPEATED, [importId])).map(({ position }) => position);
  }

  async recordUnread(importId: number, names: readonly string[]): Promise<void> {
    await this.database.query(RECORD_UNREAD, [importId, JSON.stringify(names)]);
  }

  async finish({ id, run }: ImportRun, { counts, errors, notes }: ImportResult, problem?: string): Promise<void> {
    const { posted, changed, unchanged, closed, refused } = counts;
    const lists = [JSON.stringify(errors), JSON.stringify(notes)];
    const values = [id, run, posted, changed, unchanged, closed, refused, ...lists, problem ?? null];
    if (await this.database.affects(FINISH, values)) await this.database.query(DELETE_ROWS, [[id]]);
  }

  latest(userId: number): Promise<readonly ImportBody[]> {
    return this.database.query<ImportBody>(LATEST, [userId]);
  }

  find(userId: number, importId: number): Promise<ImportResultBody | undefined> {
    return this.database.first<ImportResultBody>(FIND, [userId, importId]);
  }

  /** A run that has begun ends before its next change. */
  @On(HiringEnded)
  async left({ companyId, userId }: HiringEnded): Promise<void> {
    const failed = await this.database.query<{ id: number }>(FAIL_SENT_BY, [companyId, userId]);
    await this.database.query(DELETE_ROWS, [failed.map(({ id }) => id)]);
  }

  /** Null for programs, whose keys end with who made them. */
  private get senderId(): number | null {
    return this.requests.get()?.keyCaller ? null : this.requests.actorId;
  }

  /** @throws TooBusy */
  private async makeRoom(bytes: number): Promise<void> {
    for (;;) {
      const staged = await this.database.one<{ bytes: number }>(STAGED_BYTES);
      if (staged.bytes + bytes <= FEED_LIMITS.staged) return;
      const failed = await this.database.first<{ id: number }>(FAIL_LARGEST_STOPPED);
      if (!failed) throw new TooBusy();
      await this.database.query(DELETE_ROWS, [[failed.id]]);
    }
  }
}
