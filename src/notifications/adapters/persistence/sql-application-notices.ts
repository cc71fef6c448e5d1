import { Injectable } from '@nestjs/common';
import { HiringEnded } from '#identity';
import { Database, prepared } from '#platform/postgres/database.js';
import { On } from '#shared/application/event-bus.js';
import type { ApplicationNotices, NoticedApplication } from '../../application/ports/application-notices.js';
import { AT_ONCE_A_DAY, type Notice, type NoticeMode } from '../../domain/application-notice.js';

const MODE = prepared('select mode from application_notice where user_id = $1 and job_id = $2');

const CHOOSE = `
  insert into application_notice (user_id, job_id, mode) values ($1, $2, $3)
  on conflict (user_id, job_id) do update set mode = excluded.mode`;

const CLEAR = 'delete from application_notice where user_id = $1 and job_id = $2';
const FORGET = 'delete from application_notice where user_id = $1';

const IS_TOLD = `m.user_id = person.id and m.kind = 'application-received'`;

const PLAN = prepared(`
  select person.id as "userId", coalesce(n.mode, case
    when cardinality($3::int[]) = 1 and (select count(*) from mail m
      where ${IS_TOLD} and m.queued_at > now() - interval '1 day' and m.key ->> 'applicationId' <> $1::int::text
    ) < ${AT_ONCE_A_DAY} then 'at_once' else 'daily' end) as notice
  from unnest($3::int[]) person (id)
  left join application_notice n on n.user_id = person.id and n.job_id = $2
  order by person.id`);

const IN_DIGEST = prepared(`
  select a.id
  from unnest($2::int[], $3::int[]) a (id, job_id)
  cross join (select $1::int as id) person
  left join application_notice n on n.user_id = person.id and n.job_id = a.job_id
  where coalesce(n.mode, 'daily') = 'daily'
    and not exists (select from mail m where ${IS_TOLD} and m.key ->> 'applicationId' = a.id::text)`);

/** One row per user and listing, once something else than the automatic mode was chosen. */
@Injectable()
export class SqlApplicationNotices implements ApplicationNotices {
  constructor(private readonly database: Database) {}

  async mode(userId: number, jobId: number): Promise<NoticeMode> {
    return (await this.database.first<{ mode: Notice }>(MODE, [userId, jobId]))?.mode ?? 'automatic';
  }

  async choose(userId: number, jobId: number, mode: NoticeMode): Promise<void> {
    if (mode === 'automatic') await this.database.query(CLEAR, [userId, jobId]);
    else await this.database.query(CHOOSE, [userId, jobId, mode]);
  }

  plan({ id, jobId }: NoticedApplication, userIds: readonly number[]) {
    return this.database.query<{ userId: number; notice: Notice }>(PLAN, [id, jobId, userIds]);
  }

  async inDigest(userId: number, applications: readonly NoticedApplication[]): Promise<ReadonlySet<number>> {
    const ids = applications.map(({ id }) => id);
    const jobIds = applications.map(({ jobId }) => jobId);
    return new Set((await this.database.query<{ id: number }>(IN_DIGEST, [userId, ids, jobIds])).map(({ id }) => id));
  }

  async forget(userId: number): Promise<void> {
    await this.database.query(FORGET, [userId]);
  }

  @On(HiringEnded)
  left({ userId }: HiringEnded): Promise<void> {
    return this.forget(userId);
  }
}
