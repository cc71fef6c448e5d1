import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { Clock } from '#shared/application/clock.js';
import type { AdminInvitationBody } from '../application/admins/admin-invitation.view.js';
import type { AdminInvitations, NewAdminInvitation, UsedInvitation } from '../application/admins/admin-invitations.js';
import { EmailAddress } from '../../accounts/domain/email-address.js';
import { newToken, tokenHash } from '../../accounts/adapters/persistence/secret-token.js';

const OPEN = `
  select i.id, i.email, u.full_name as "invitedBy", i.created_at as "createdAt", i.expires_at as "expiresAt"
  from admin_invitation i join user_account u on u.id = i.user_id
  where i.expires_at > $1 and u.role = 'admin' and u.suspended_at is null
  order by i.id desc`;

/** Also deletes expired invitations, because they contain email addresses of people without an account. */
const ISSUE = `
  with outdated as (delete from admin_invitation where expires_at <= $5 and email_key <> $2)
  insert into admin_invitation (email, email_key, user_id, token_hash, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (email_key) do update set email = excluded.email, user_id = excluded.user_id,
    token_hash = excluded.token_hash, created_at = excluded.created_at, expires_at = excluded.expires_at
  returning id`;

const VALID = `
  token_hash = $1 and expires_at > $2
  and exists (select from user_account u where u.id = user_id and u.role = 'admin' and u.suspended_at is null)`;

const IS_VALID = `select from admin_invitation where ${VALID}`;
const CONSUME = `delete from admin_invitation where ${VALID} returning id, email, user_id as "adminId"`;
const RECORD_JOINED = 'update user_account set invited_by = $2 where id = $1';
/** By id, so that accounts are always locked in the same order. */
const JOINED_SINCE = `
  with recursive joined as (
    select id, created_at from user_account where invited_by = $1
    union
    select u.id, u.created_at from user_account u join joined on u.invited_by = joined.id
  )
  select id from joined where created_at >= $2 order by id`;
const WITHDRAW_SINCE = `
  delete from admin_invitation where user_id = $1 and created_at >= coalesce($2, '-infinity'::timestamptz)`;
const WITHDRAW = 'delete from admin_invitation where id = $1 returning id';

@Injectable()
export class SqlAdminInvitations implements AdminInvitations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  open(): Promise<readonly AdminInvitationBody[]> {
    return this.database.query<AdminInvitationBody>(OPEN, [this.clock.now()]);
  }

  async issue({ email, adminId, createdAt, expiresAt }: NewAdminInvitation): Promise<{ id: number; token: string }> {
    const token = newToken();
    const values = [email, EmailAddress.known(email).key, adminId, tokenHash(token), createdAt, expiresAt];
    return { ...(await this.database.one<{ id: number }>(ISSUE, values)), token };
  }

  isValid(token: string): Promise<boolean> {
    return this.database.exists(IS_VALID, [tokenHash(token), this.clock.now()]);
  }

  consume(token: string): Promise<UsedInvitation | undefined> {
    const values = [tokenHash(token), this.clock.now()];
    return this.database.first<UsedInvitation>(CONSUME, values);
  }

  async recordJoined(userId: number, adminId: number): Promise<void> {
    await this.database.query(RECORD_JOINED, [userId, adminId]);
  }

  async joinedSince(adminId: number, since: Date): Promise<readonly number[]> {
    return (await this.database.query<{ id: number }>(JOINED_SINCE, [adminId, since])).map(({ id }) => id);
  }

  async withdrawSince(adminId: number, since: Date | null): Promise<void> {
    await this.database.query(WITHDRAW_SINCE, [adminId, since]);
  }

  withdraw(id: number): Promise<boolean> {
    return this.database.affects(WITHDRAW, [id]);
  }
}
