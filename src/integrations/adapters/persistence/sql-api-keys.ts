import { Injectable } from '@nestjs/common';
import { hash, randomBytes } from 'node:crypto';
import { Actors } from '#shared/application/actors.js';
import { Clock } from '#shared/application/clock.js';
import { ApiCallers, type ApiCaller } from '#shared/application/api-callers.js';
import type { UtcDay } from '#shared/domain/values/utc-day.js';
import { Database, prepared } from '#platform/postgres/database.js';
import type { ApiKeyBody, NewApiKeyBody } from '../../application/api-keys/api-key.view.js';
import { ApiKeys, type NewKey } from '../../application/ports/api-keys.js';
import { MAX_KEYS } from '../../domain/api-key.js';

const PREFIX = 'wayfare_';
const SECRET_BYTES = 32;
const SECRET = /^wayfare_[\w-]{43}$/;
/** Characters of the key that are shown in lists. */
const HINT_LENGTH = PREFIX.length + 4;

const COLUMNS = `
  id, name, scope, hint, created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt"`;

const OF_USER = prepared(`select ${COLUMNS} from api_key where user_id = $1 order by id desc`);

/** The unique index admits only one of two concurrent requests for a slot. */
const ADD = prepared(`
  insert into api_key (user_id, slot, name, scope, hint, hash, created_at, expires_at, created_by)
  select $1, min(slot), $2, $3, $4, $5, $7, $6, $8
  from generate_series(1, ${MAX_KEYS}) as slot
  where slot not in (select slot from api_key where user_id = $1)
  having min(slot) is not null
  on conflict (user_id, slot) do nothing
  returning ${COLUMNS}`);

const HAS = prepared('select id from api_key where user_id = $1 and id = $2');
const BEGIN_DAY = prepared(
  'update api_key set fetched_on = $2 where id = $1 and fetched_on is distinct from $2 returning id',
);
const REMOVE = prepared('delete from api_key where user_id = $1 and id = $2 returning id');

const REMOVE_SINCE = prepared(`
  delete from api_key where user_id = $1 and created_at >= coalesce($2, '-infinity'::timestamptz) returning id`);

const REMOVE_CREATED_BY = prepared('delete from api_key where user_id = $1 and created_by = $2 returning id');

const FIND = prepared(`
  select id, user_id as "employerId", coalesce(created_by, user_id) as "userId", scope,
    coalesce(last_used_at < $2::timestamptz - interval '1 minute', true) as "recordUse"
  from api_key
  where hash = $1 and expires_at > $2`);
const RECORD_USE = prepared('update api_key set last_used_at = $2 where id = $1');

type Found = Omit<ApiCaller, 'keyId'> & { readonly id: number; readonly recordUse: boolean };

/** Stores hashes of API keys in PostgreSQL. Keys are random, so a fast hash is sufficient. */
@Injectable()
export class SqlApiKeys implements ApiKeys, ApiCallers {
  constructor(
    private readonly database: Database,
    private readonly actors: Actors,
    private readonly clock: Clock,
  ) {}

  of(userId: number): Promise<readonly ApiKeyBody[]> {
    return this.database.query<ApiKeyBody>(OF_USER, [userId]);
  }

  async add(employerId: number, terms: NewKey): Promise<NewApiKeyBody | undefined> {
    const secret = PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
    const { name, scope, expiresAt, createdBy } = terms;
    const stored = [secret.slice(0, HINT_LENGTH), hashOf(secret)];
    const values = [employerId, name, scope, ...stored, expiresAt, this.clock.now(), createdBy];
    const key = await this.database.first<ApiKeyBody>(ADD, values);
    return key && { ...key, secret };
  }

  has(userId: number, id: number): Promise<boolean> {
    return this.database.affects(HAS, [userId, id]);
  }

  beginDay(id: number, day: UtcDay): Promise<boolean> {
    return this.database.affects(BEGIN_DAY, [id, day]);
  }

  remove(userId: number, id: number): Promise<boolean> {
    return this.database.affects(REMOVE, [userId, id]);
  }

  async removeCreatedBy(employerId: number, createdBy: number): Promise<number> {
    return (await this.database.query(REMOVE_CREATED_BY, [employerId, createdBy])).length;
  }

  async removeSince(userId: number, since: Date | null): Promise<number> {
    return (await this.database.query(REMOVE_SINCE, [userId, since])).length;
  }

  async find(secret: string): Promise<ApiCaller | undefined> {
    if (!SECRET.test(secret)) return undefined;
    const now = this.clock.now();
    const found = await this.database.first<Found>(FIND, [hashOf(secret), now]);
    if (!found || (await this.actors.find(found.userId))?.employerId !== found.employerId) return undefined;
    if (found.recordUse) await this.database.query(RECORD_USE, [found.id, now]);
    const { id: keyId, userId, employerId, scope } = found;
    return { keyId, userId, employerId, scope };
  }
}

function hashOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
