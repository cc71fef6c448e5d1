import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { Clock } from '#shared/application/clock.js';
import { foldText } from '#shared/domain/text/folded-text.js';
import {
  AccountTokens,
  type AccountToken,
  type IssuedToken,
  type NewToken,
} from '../../application/ports/account-tokens.js';
import { linkExpiry, type LinkPurpose } from '../../domain/account-link.js';
import { newToken, tokenHash } from './secret-token.js';

const COLUMNS = 'id, user_id as "userId", purpose, email, expires_at as "expiresAt", since';

/** Also deletes expired tokens of all users, because they may contain former email addresses. */
const ISSUE = `
  with outdated as (
    delete from account_token where token_hash in (
      select token_hash from account_token where expires_at <= $6 limit 100 for update skip locked
    )
  )
  insert into account_token (token_hash, user_id, purpose, email, expires_at, since, email_key)
  values ($1, $2, $3, $4, $5, $7, $8)`;

const CONSUME = `
  update account_token set used_at = $3
  where token_hash = $1 and purpose = $2 and used_at is null and expires_at > $3
  returning ${COLUMNS}`;

const FIND = `
  select ${COLUMNS} from account_token
  where token_hash = $1 and purpose = $2 and used_at is null and expires_at > $3`;

/** Locks rows in a fixed order, so that links used concurrently cannot deadlock. */
const REVOKE = `
  delete from account_token where token_hash in (
    select token_hash from account_token where user_id = $1 and purpose = any($2::text[]) order by purpose, token_hash for update
  )`;

const REVOKE_FROM = `
  delete from account_token where token_hash in (
    select token_hash from account_token where user_id = $1 and purpose = $2 and id >= $3
    order by purpose, token_hash for update
  )`;

const OPEN = `
  select ${COLUMNS} from account_token
  where user_id = $1 and purpose = $2 and used_at is null and expires_at > $3
  order by id`;

@Injectable()
export class SqlAccountTokens implements AccountTokens {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async issue({ userId, purpose, email, since }: NewToken): Promise<IssuedToken> {
    const token = newToken();
    const now = this.clock.now();
    const expiresAt = linkExpiry(purpose, now);
    const emailKey = email === null ? null : foldText(email);
    const values = [tokenHash(token), userId, purpose, email, expiresAt, now, since ?? null, emailKey];
    await this.database.query(ISSUE, values);
    return { token, expiresAt };
  }

  async replace(link: NewToken): Promise<IssuedToken> {
    await this.revoke(link.userId, link.purpose);
    return this.issue(link);
  }

  find(purpose: LinkPurpose, token: string): Promise<AccountToken | undefined> {
    return this.database.first<AccountToken>(FIND, [tokenHash(token), purpose, this.clock.now()]);
  }

  consume(purpose: LinkPurpose, token: string): Promise<AccountToken | undefined> {
    const values = [tokenHash(token), purpose, this.clock.now()];
    return this.database.first<AccountToken>(CONSUME, values);
  }

  async revoke(userId: number, ...purposes: LinkPurpose[]): Promise<void> {
    await this.database.query(REVOKE, [userId, purposes]);
  }

  async revokeFrom({ userId, purpose, id }: AccountToken): Promise<void> {
    await this.database.query(REVOKE_FROM, [userId, purpose, id]);
  }

  open(userId: number, purpose: LinkPurpose): Promise<readonly AccountToken[]> {
    return this.database.query<AccountToken>(OPEN, [userId, purpose, this.clock.now()]);
  }

  async pending(userId: number, purpose: LinkPurpose): Promise<AccountToken | undefined> {
    return (await this.open(userId, purpose)).at(-1);
  }
}
