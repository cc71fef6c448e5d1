import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { Database, prepared } from '#platform/postgres/database.js';
import { Actors } from '#shared/application/actors.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { Teams } from '../application/teams.js';
import { HiringEnded, MembershipChanged } from '../domain/company-events.js';
import { Team, type Membership } from '../domain/team.js';
import { areWorkplaces, hasListings } from './team-read-model.js';

const COMPANY_OF = prepared('select company_id as "companyId" from company_member where user_id = $1');

/** The row of the founder stands for the company, so that inserts of its rows wait, too. */
const LOCK = 'select id from user_account where id = any($1::int[]) order by id for update';

const MEMBERS = `
  select user_id as "userId", company_id as "companyId", role, workplace_ids as "workplaceIds" from company_member where company_id = any($1::int[])
  order by joined_at, user_id`;

const SET = `
  insert into company_member (user_id, company_id, role, workplace_ids, joined_at) values ($1, $2, $3, $4, $5)
  on conflict (user_id) do update set company_id = excluded.company_id, role = excluded.role,
    workplace_ids = excluded.workplace_ids,
    joined_at = case when company_member.company_id = excluded.company_id then company_member.joined_at
      else excluded.joined_at end`;

const REMOVE = 'delete from company_member where user_id = $1 and company_id = $2';

const WITHOUT_MEMBERS = `
  select id from unnest($1::int[]) id where not exists (select from company_member where company_id = id) order by id`;

type Member = Membership & { readonly userId: number; readonly companyId: number };

@Injectable()
export class SqlTeams extends Teams {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly actors: Actors,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'companies'>,
  ) {
    super();
  }

  async companyOf(userId: number): Promise<number | undefined> {
    return (await this.database.first<{ companyId: number }>(COMPANY_OF, [userId]))?.companyId;
  }

  async change<Result>(
    companyIds: readonly number[],
    change: (...teams: readonly Team[]) => Result | Promise<Result>,
  ): Promise<Result> {
    await this.database.query(LOCK, [companyIds]);
    const members = await this.database.query<Member>(MEMBERS, [companyIds]);
    const before = companyIds.map((id) => members.filter(({ companyId }) => companyId === id));
    const teams = companyIds.map(
      (id, at) => new Team(id, membershipsOf(before[at] ?? []), this.settings.companies.members),
    );
    const result = await change(...teams);
    for (const [at, team] of teams.entries()) await this.store(team, new Map(membershipsOf(before[at] ?? [])));
    return result;
  }

  hasListings(companyId: number): Promise<boolean> {
    return hasListings(this.database, companyId);
  }

  protected areWorkplaces(companyId: number, ids: readonly number[]): Promise<boolean> {
    return areWorkplaces(this.database, companyId, ids);
  }

  async withoutMembers(ids: readonly number[]): Promise<readonly number[]> {
    return (await this.database.query<{ id: number }>(WITHOUT_MEMBERS, [ids])).map(({ id }) => id);
  }

  private async store({ companyId, members }: Team, before: ReadonlyMap<number, Membership>): Promise<void> {
    for (const [userId, { role, workplaceIds }] of members) {
      const former = before.get(userId);
      if (former?.role === role && String(former.workplaceIds) === String(workplaceIds)) continue;
      await this.database.query(SET, [userId, companyId, role, workplaceIds, this.clock.now()]);
      this.unitOfWork.afterCommit(() => this.actors.forget(userId));
      if (former) this.unitOfWork.record([new MembershipChanged(companyId, userId, { role, workplaceIds })]);
      if (former && former.role !== 'reviewer' && role === 'reviewer') this.endHiring(companyId, userId);
    }
    for (const userId of before.keys()) {
      if (members.has(userId)) continue;
      await this.database.query(REMOVE, [userId, companyId]);
      this.unitOfWork.afterCommit(() => this.actors.forget(userId));
      this.unitOfWork.record([new MembershipChanged(companyId, userId, null)]);
      this.endHiring(companyId, userId);
    }
  }

  private endHiring(companyId: number, userId: number): void {
    this.unitOfWork.record([new HiringEnded(companyId, userId)]);
  }
}

function membershipsOf(members: readonly Member[]): [number, Membership][] {
  return members.map(({ userId, role, workplaceIds }) => [userId, { role, workplaceIds }]);
}
