import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { LinkedIdentities, type ProviderIdentity } from '../application/linked-identities.js';
import type { LinkedIdentityBody } from '../application/provider.view.js';

const OF_USER = `
  select id, provider, email, created_at as "createdAt", last_used_at as "lastUsedAt" from linked_identity
  where user_id = $1 order by id`;

const OWNER = 'select user_id as "userId" from linked_identity where issuer = $1 and subject = $2';

const ADD = `
  insert into linked_identity (user_id, provider, issuer, subject, email, created_at, last_used_at)
  values ($1, $2, $3, $4, $5, $6, $6)
  on conflict (issuer, subject) do nothing
  returning id`;

/** The provider's name in the settings and the user's address there may have changed. */
const USE = `
  update linked_identity set last_used_at = $3, provider = $4, email = $5 where issuer = $1 and subject = $2`;

const REMOVE = 'delete from linked_identity where user_id = $1 and id = $2 returning id';
const REMOVE_SINCE = `
  delete from linked_identity where user_id = $1 and created_at >= coalesce($2, '-infinity'::timestamptz)`;

@Injectable()
export class SqlLinkedIdentities implements LinkedIdentities {
  constructor(private readonly database: Database) {}

  of(userId: number): Promise<readonly LinkedIdentityBody[]> {
    return this.database.query<LinkedIdentityBody>(OF_USER, [userId]);
  }

  async ownerOf({ issuer, subject }: ProviderIdentity): Promise<number | undefined> {
    return (await this.database.first<{ userId: number }>(OWNER, [issuer, subject]))?.userId;
  }

  add(userId: number, { provider, issuer, subject, email }: ProviderIdentity, now: Date): Promise<boolean> {
    return this.database.affects(ADD, [userId, provider, issuer, subject, email, now]);
  }

  async use({ issuer, subject, provider, email }: ProviderIdentity, now: Date): Promise<void> {
    await this.database.query(USE, [issuer, subject, now, provider, email]);
  }

  remove(userId: number, id: number): Promise<boolean> {
    return this.database.affects(REMOVE, [userId, id]);
  }

  async removeSince(userId: number, since: Date | null): Promise<void> {
    await this.database.query(REMOVE_SINCE, [userId, since]);
  }
}
