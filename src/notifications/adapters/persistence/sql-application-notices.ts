import { Injectable } from '@nestjs/common';
import { HiringEnded } from '#identity';
import { Database, prepared } from '#platform/postgres/database.js';
import { On } from '#shared/application/event-bus.js';
import type {
  ApplicationNoticeBody,
  CompanyNoticeBody,
  WorkplaceNoticeBody,
} from '../../application/application-notice.view.js';
import type {
  ApplicationNotices,
  NoticedApplication,
  NoticeScope,
} from '../../application/ports/application-notices.js';
import { AT_ONCE_A_DAY, type Notice, type NoticeMode } from '../../domain/application-notice.js';

/** The choices `l` for a listing, `w` for its hotel and `g` for all listings, of which the first counts. */
const choices = (jobId: string, workplaceId: string): string => `
  left join application_notice l on l.user_id = person.id and l.job_id = ${jobId}
  left join workplace_notice w on w.user_id = person.id and w.workplace_id = ${workplaceId}
  left join workplace_notice g on g.user_id = person.id and g.workplace_id is null`;

const OF_LISTING = prepared(`
  select coalesce(l.mode, 'automatic') as mode, coalesce(w.mode, g.mode, 'automatic') as inherited
  from (select $1::int as id) person ${choices('$2', '$3')}`);

const OF_COMPANY = prepared(`
  select workplace_id as "workplaceId", mode from workplace_notice where user_id = $1 order by workplace_id`);

const CHOOSE = `
  insert into application_notice (user_id, job_id, mode) values ($1, $2, $3)
  on conflict (user_id, job_id) do update set mode = excluded.mode`;
const CLEAR = 'delete from application_notice where user_id = $1 and job_id = $2';

const CHOOSE_WIDELY = `
  insert into workplace_notice (user_id, workplace_id, mode) values ($1, $2, $3)
  on conflict (user_id, workplace_id) do update set mode = excluded.mode`;
const CLEAR_WIDELY = 'delete from workplace_notice where user_id = $1 and workplace_id is not distinct from $2::int';

const FORGET = `
  with listings as (delete from application_notice where user_id = $1)
  delete from workplace_notice where user_id = $1`;

const IS_TOLD = `m.user_id = person.id and m.kind = 'application-received'`;

const PLAN = prepared(`
  select person.id as "userId", coalesce(l.mode, w.mode, g.mode, case
    when cardinality($4::int[]) = 1 and (select count(*) from mail m
      where ${IS_TOLD} and m.queued_at > now() - interval '1 day' and m.key ->> 'applicationId' <> $1::int::text
    ) < ${AT_ONCE_A_DAY} then 'at_once' else 'daily' end) as notice
  from unnest($4::int[]) person (id) ${choices('$2', '$3')}
  order by person.id`);

const IN_DIGEST = prepared(`
  select a.id
  from unnest($2::int[], $3::int[], $4::int[]) a (id, job_id, workplace_id)
  cross join (select $1::int as id) person ${choices('a.job_id', 'a.workplace_id')}
  where coalesce(l.mode, w.mode, g.mode, 'daily') = 'daily'
    and not exists (select from mail m where ${IS_TOLD} and m.key ->> 'applicationId' = a.id::text)`);

/** One row per user and listing, hotel or company, once something else than the automatic mode was chosen. */
@Injectable()
export class SqlApplicationNotices implements ApplicationNotices {
  constructor(private readonly database: Database) {}

  ofListing(userId: number, { jobId, workplaceId }: Required<NoticeScope>): Promise<ApplicationNoticeBody> {
    return this.database.one<ApplicationNoticeBody>(OF_LISTING, [userId, jobId, workplaceId]);
  }

  async ofCompany(userId: number): Promise<CompanyNoticeBody> {
    type Chosen = Omit<WorkplaceNoticeBody, 'workplaceId'> & { readonly workplaceId: number | null };
    const chosen = await this.database.query<Chosen>(OF_COMPANY, [userId]);
    return {
      mode: chosen.find(({ workplaceId }) => workplaceId === null)?.mode ?? 'automatic',
      workplaces: chosen.flatMap(({ workplaceId, mode }) => (workplaceId === null ? [] : [{ workplaceId, mode }])),
    };
  }

  async choose(userId: number, { jobId, workplaceId }: NoticeScope, mode: NoticeMode): Promise<void> {
    const [choose, clear] = jobId === undefined ? [CHOOSE_WIDELY, CLEAR_WIDELY] : [CHOOSE, CLEAR];
    const scope = [userId, jobId ?? workplaceId];
    if (mode === 'automatic') await this.database.query(clear, scope);
    else await this.database.query(choose, [...scope, mode]);
  }

  plan({ id, jobId, workplaceId }: NoticedApplication, userIds: readonly number[]) {
    return this.database.query<{ userId: number; notice: Notice }>(PLAN, [id, jobId, workplaceId, userIds]);
  }

  async inDigest(userId: number, applications: readonly NoticedApplication[]): Promise<ReadonlySet<number>> {
    const ids = applications.map(({ id }) => id);
    const jobIds = applications.map(({ jobId }) => jobId);
    const workplaceIds = applications.map(({ workplaceId }) => workplaceId);
    const named = await this.database.query<{ id: number }>(IN_DIGEST, [userId, ids, jobIds, workplaceIds]);
    return new Set(named.map(({ id }) => id));
  }

  async forget(userId: number): Promise<void> {
    await this.database.query(FORGET, [userId]);
  }

  @On(HiringEnded)
  left({ userId }: HiringEnded): Promise<void> {
    return this.forget(userId);
  }
}
