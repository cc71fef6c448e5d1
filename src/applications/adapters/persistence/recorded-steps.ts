import { Injectable } from '@nestjs/common';
import { CurrentRequest } from '#platform/http/current-request.js';
import { Database } from '#platform/postgres/database.js';
import { OnAll } from '#shared/application/event-bus.js';
import { ApplicationProgressed } from '../../domain/application-events.js';

/**
 * Minutes in which a further status change replaces the previous step, or removes it if the status is back to what it
 * was.
 */
const MERGE_MINUTES = 10;

/** Maximum number of steps in a timeline. */
const MAX_STEPS = 500;

/**
 * Appends one step per application. A further amendment also replaces the previous step, and the oldest steps are
 * deleted, so that no timeline grows without limit.
 */
const APPEND = `
  with taken as (
    select * from jsonb_to_recordset($1)
      as step ("applicationId" integer, step text, status text, message jsonb, at timestamptz)
  ), replaced as (
    delete from application_event e
    using taken t
      cross join lateral (
        select id, step, occurred_at from application_event
        where application_id = t."applicationId" order by id desc limit 1) newest
    where e.id = newest.id and newest.step = t.step and (
      t.step = 'amended' or t.step = 'status' and newest.occurred_at > t.at - interval '${MERGE_MINUTES} minutes')
    returning e.id, e.application_id
  ), surplus as (
    delete from application_event e
    using taken t
    where e.application_id = t."applicationId" and e.id <= (
      select id from application_event
      where application_id = t."applicationId" order by id desc offset ${MAX_STEPS - 1} limit 1)
  )
  insert into application_event (application_id, step, status, message, occurred_at, actor_id)
  select t."applicationId", t.step, t.status, nullif(t.message, 'null'), t.at, $2
  from taken t
    join application on application.id = t."applicationId"
    left join replaced r on r.application_id = t."applicationId"
    left join lateral (
      select coalesce(status, 'pending') as status from application_event
      where application_id = t."applicationId" and step in ('submitted', 'status', 'reopened')
        and id is distinct from r.id
      order by id desc limit 1) before on true
  where r.id is null or t.status is null or t.status is distinct from before.status`;

/** Appends the steps of applications and who took them to their timelines, in the same transaction. */
@Injectable()
export class RecordedSteps {
  constructor(
    private readonly database: Database,
    private readonly requests: CurrentRequest,
  ) {}

  @OnAll(ApplicationProgressed)
  async append(events: readonly ApplicationProgressed[]): Promise<void> {
    const { actorId } = this.requests;
    for (const steps of oneStepEach(events)) await this.database.query(APPEND, [JSON.stringify(steps), actorId]);
  }
}

/** Groups the first steps of all applications, then the second steps, and so on. */
function oneStepEach(events: readonly ApplicationProgressed[]): ApplicationProgressed[][] {
  const rounds: ApplicationProgressed[][] = [];
  const taken = new Map<number, number>();
  for (const event of events) {
    const round = taken.get(event.applicationId) ?? 0;
    taken.set(event.applicationId, round + 1);
    (rounds[round] ??= []).push(event);
  }
  return rounds;
}
