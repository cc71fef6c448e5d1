import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { Clock } from '#shared/application/clock.js';
import { EmailAddress } from '../../accounts/domain/email-address.js';
import { newToken, tokenHash } from '../../accounts/adapters/persistence/secret-token.js';
import type { CompanyInvitations, NewInvitation, UsedInvitation } from '../application/company-invitations.js';
import type { InvitationBody, OfferedMembershipBody } from '../application/team.view.js';
import { COMPANY_NAME } from './team-read-model.js';

/** Not while whoever invited is suspended, or no owner anymore. */
const BY_AN_OWNER = `
  exists (
    select from company_member m join user_account u on u.id = m.user_id
    where m.user_id = i.user_id and m.company_id = i.company_id and m.role = 'owner' and u.suspended_at is null)`;

const OPEN = `
  select id, email, role, workplace_ids as "workplaceIds", created_at as "createdAt", expires_at as "expiresAt"
  from company_invitation i where company_id = $1 and expires_at > $2 and ${BY_AN_OWNER} order by id desc`;

/** Also deletes expired invitations, because they contain email addresses of people without an account. */
const ISSUE = `
  with outdated as (
    delete from company_invitation where expires_at <= $7 and (company_id, email_key) <> ($1, $3))
  insert into company_invitation (company_id, email, email_key, role, user_id, token_hash, created_at, expires_at,
    workplace_ids)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (company_id, email_key) do update set email = excluded.email, role = excluded.role,
    user_id = excluded.user_id, token_hash = excluded.token_hash, created_at = excluded.created_at,
    expires_at = excluded.expires_at, workplace_ids = excluded.workplace_ids
  returning id`;

const IS_VALID = `i.token_hash = $1 and i.expires_at > $2 and ${BY_AN_OWNER}`;

const OFFERED = `
  select ${COMPANY_NAME} as "companyName", i.email, i.role, i.expires_at as "expiresAt",
    exists (select from user_account where email_key = i.email_key) as "hasAccount"
  from company_invitation i join user_account c on c.id = i.company_id
  where ${IS_VALID}`;

const CONSUME = `
  delete from company_invitation i where ${IS_VALID} returning i.id, i.company_id as "companyId", i.email, i.role,
    i.workplace_ids as "workplaceIds"`;

const WITHDRAW = 'delete from company_invitation where company_id = $1 and id = $2 returning id';

const NAMES = `
  select ${COMPANY_NAME} as company, u.full_name as inviter from user_account c, user_account u
  where c.id = $1 and u.id = $2`;

@Injectable()
export class SqlCompanyInvitations implements CompanyInvitations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  open(companyId: number): Promise<readonly InvitationBody[]> {
    return this.database.query<InvitationBody>(OPEN, [companyId, this.clock.now()]);
  }

  async issue({ companyId, email, role, workplaceIds, invitedBy, createdAt, expiresAt }: NewInvitation) {
    const token = newToken();
    const about = [companyId, email, EmailAddress.known(email).key, role, invitedBy];
    const values = [...about, tokenHash(token), createdAt, expiresAt, workplaceIds];
    return { ...(await this.database.one<{ id: number }>(ISSUE, values)), token };
  }

  offered(token: string): Promise<OfferedMembershipBody | undefined> {
    return this.database.first<OfferedMembershipBody>(OFFERED, [tokenHash(token), this.clock.now()]);
  }

  consume(token: string): Promise<UsedInvitation | undefined> {
    return this.database.first<UsedInvitation>(CONSUME, [tokenHash(token), this.clock.now()]);
  }

  withdraw(companyId: number, id: number): Promise<boolean> {
    return this.database.affects(WITHDRAW, [companyId, id]);
  }

  names(companyId: number, inviterId: number): Promise<{ company: string; inviter: string }> {
    return this.database.one(NAMES, [companyId, inviterId]);
  }
}
