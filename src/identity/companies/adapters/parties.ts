import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import type { CompanyReach, CompanyRole, Role } from '#shared/domain/actor.js';

type Party = {
  readonly role: Role;
  /** Of a company: whether all its members are. */
  readonly isSuspended: boolean;
  /** Of a company: whether a member's is. */
  readonly isEmailVerified: boolean;
};

/** A member of a company, as colleagues see each other. */
type Colleague = {
  readonly id: number;
  readonly fullName: string;
  readonly avatar: string | null;
  readonly role: CompanyRole;
};

const FIND = prepared(`
  select u.role,
    case when u.role = 'employer' then not company_is_active(u.id) else u.suspended_at is not null end as "isSuspended",
    case when u.role = 'employer' then exists (
        select from company_member m join user_account p on p.id = m.user_id
        where m.company_id = u.id and p.email_verified_at is not null)
      else u.email_verified_at is not null end as "isEmailVerified"
  from user_account u
  where u.id = $1 and case when u.role = 'employer' then company_has_members(u.id) else u.deleted_at is null end`);

const PEOPLE = prepared(`
  select m.user_id as id from company_member m join user_account u on u.id = m.user_id
  where m.company_id = $1 and m.role = any($2::text[]) and u.suspended_at is null
  union all
  select id from user_account where id = $1 and role <> 'employer' and deleted_at is null
  order by id`);

const READERS = prepared(`
  select m.user_id as id from company_member m join user_account u on u.id = m.user_id
  where m.company_id = $1 and u.suspended_at is null and (m.workplace_ids is null or $2 = any(m.workplace_ids))
  order by id`);

const REACH = prepared(`
  select company_id as "employerId", workplace_ids as "workplaceIds" from company_member where user_id = $1`);

const OF = prepared(`
  select case when u.role = 'employer' then m.company_id else u.id end as "partyId"
  from user_account u left join company_member m on m.user_id = u.id
  where u.id = $1 and u.deleted_at is null`);

/** `$2`: a hotel, null for none; `$3`: whether it matters. */
const COLLEAGUES = prepared(`
  select u.id, u.full_name as "fullName", u.avatar, m.role
  from company_member m join user_account u on u.id = m.user_id
  where m.company_id = $1 and u.suspended_at is null
    and (not $3 or m.workplace_ids is null or $2::int = any(m.workplace_ids))
  order by array_position(array['owner', 'recruiter', 'reviewer'], m.role), lower(u.full_name), u.id`);

const LOCK_REACH = prepared(`
  select m.workplace_ids as "workplaceIds"
  from company_member m join user_account u on u.id = m.user_id
  where m.company_id = $1 and m.user_id = $2 and u.suspended_at is null
  for share of m`);

/** Companies, job seekers and admins as those who write, apply and hire, and the people who act for them. */
@Injectable()
export class Parties {
  constructor(private readonly database: Database) {}

  /** Undefined for deleted accounts, companies without members, and members who did not found their company. */
  find(partyId: number): Promise<Party | undefined> {
    return this.database.first<Party>(FIND, [partyId]);
  }

  /** Who hires for a company, or the person. Without suspended members. */
  async people(partyId: number): Promise<readonly number[]> {
    return this.ids(partyId, ['owner', 'recruiter']);
  }

  /** The owners of a company, or the person. Without suspended owners. */
  async owners(partyId: number): Promise<readonly number[]> {
    return this.ids(partyId, ['owner']);
  }

  /** The members of a company, or the person. Without suspended members. */
  async everyone(partyId: number): Promise<readonly number[]> {
    return this.ids(partyId, ['owner', 'recruiter', 'reviewer']);
  }

  /** The members of a company who read the applications to a listing of a hotel, or of none. Without suspended members. */
  async readers(companyId: number, workplaceId: number | null): Promise<readonly number[]> {
    return (await this.database.query<{ id: number }>(READERS, [companyId, workplaceId])).map(({ id }) => id);
  }

  /** What a member reads of the company; undefined for others. */
  async reach(userId: number): Promise<CompanyReach | undefined> {
    const found = await this.database.first<{ employerId: number; workplaceIds: number[] | null }>(REACH, [userId]);
    return found && { employerId: found.employerId, ...(found.workplaceIds && { workplaceIds: found.workplaceIds }) };
  }

  /** The company for which an employer acts, or the person; undefined for employers without one. */
  async of(userId: number): Promise<number | undefined> {
    return (await this.database.first<{ partyId: number | null }>(OF, [userId]))?.partyId ?? undefined;
  }

  /** Those who may read what belongs to a hotel of the company or, with null, to none; all without one. */
  colleagues({
    employerId,
    workplaceId,
  }: {
    readonly employerId: number;
    readonly workplaceId?: number | null;
  }): Promise<readonly Colleague[]> {
    return this.database.query<Colleague>(COLLEAGUES, [employerId, workplaceId ?? null, workplaceId !== undefined]);
  }

  /** What a member may read; undefined for others. Prevents changes to the membership until the transaction ends. */
  async lockReach(employerId: number, userId: number): Promise<CompanyReach | undefined> {
    const found = await this.database.first<{ workplaceIds: number[] | null }>(LOCK_REACH, [employerId, userId]);
    return found && { employerId, ...(found.workplaceIds && { workplaceIds: found.workplaceIds }) };
  }

  private async ids(partyId: number, roles: readonly string[]): Promise<readonly number[]> {
    return (await this.database.query<{ id: number }>(PEOPLE, [partyId, roles])).map(({ id }) => id);
  }
}
