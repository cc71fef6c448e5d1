import { Injectable } from '@nestjs/common';
import { MembershipChanged } from '#identity';
import { CurrentRequest } from '#platform/http/current-request.js';
import { Database } from '#platform/postgres/database.js';
import { On, OnAll } from '#shared/application/event-bus.js';
import { ApplicationAssigned } from '../../domain/application-events.js';
import { assignedBeyond } from './read-model/assigned-applications-read-model.js';

/** Maximum number of assignments kept for the timeline of an application. */
const MAX_KEPT = 100;

const APPEND = `
  with taken as (
    select * from jsonb_to_recordset($1)
      as assigned ("applicationId" integer, "assigneeId" integer, at timestamptz)
  ), surplus as (
    delete from application_assignment kept
    using taken t
    where kept.application_id = t."applicationId" and kept.id <= (
      select id from application_assignment
      where application_id = t."applicationId" order by id desc offset ${MAX_KEPT - 1} limit 1)
  )
  insert into application_assignment (application_id, assignee_id, actor_id, occurred_at)
  select "applicationId", "assigneeId", $2, at from taken`;

const UNASSIGN = 'update application set assignee_id = null where id = any($1::int[]) and assignee_id = $2';

/** Who assigned applications to whom. What members may no longer see is assigned to nobody. */
@Injectable()
export class RecordedAssignments {
  constructor(
    private readonly database: Database,
    private readonly requests: CurrentRequest,
  ) {}

  @OnAll(ApplicationAssigned)
  async append(events: readonly ApplicationAssigned[]): Promise<void> {
    await this.database.query(APPEND, [JSON.stringify(events), this.requests.actorId]);
  }

  @On(MembershipChanged)
  async changed({ companyId, userId, membership }: MembershipChanged): Promise<void> {
    const ids = await assignedBeyond(this.database, userId, { companyId, membership });
    if (ids.length > 0) await this.database.query(UNASSIGN, [ids, userId]);
  }
}
