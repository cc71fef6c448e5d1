import { Injectable } from '@nestjs/common';
import { MembershipChanged } from '#identity';
import { ListingsMoved } from '#jobs';
import { CurrentRequest } from '#platform/http/current-request.js';
import { Database } from '#platform/postgres/database.js';
import { Clock } from '#shared/application/clock.js';
import { On, OnAll } from '#shared/application/event-bus.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { ApplicationAssigned } from '../../domain/application-events.js';
import { assignedBeyond, type AssignedApplication } from './read-model/assigned-applications-read-model.js';

/** Maximum number of assignments kept for the timeline of an application. */
const MAX_KEPT = 100;

const APPEND = `
  with taken as (
    select * from jsonb_to_recordset($1)
      as assigned ("applicationId" integer, "assigneeId" integer, "formerId" integer, at timestamptz)
  ), surplus as (
    delete from application_assignment kept
    using taken t
    where kept.application_id = t."applicationId" and kept.id <= (
      select id from application_assignment
      where application_id = t."applicationId" order by id desc offset ${MAX_KEPT - 1} limit 1)
  )
  insert into application_assignment (application_id, assignee_id, former_id, actor_id, occurred_at)
  select "applicationId", "assigneeId", "formerId", case when "formerId" is null then $2::int end, at from taken`;

const UNASSIGN = 'update application set assignee_id = null where id = any($1::int[])';

/** Who assigned applications to whom. What members may no longer see is assigned to nobody. */
@Injectable()
export class RecordedAssignments {
  constructor(
    private readonly database: Database,
    private readonly requests: CurrentRequest,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  @OnAll(ApplicationAssigned)
  async append(events: readonly ApplicationAssigned[]): Promise<void> {
    await this.database.query(APPEND, [JSON.stringify(events), this.requests.actorId]);
  }

  @On(MembershipChanged)
  async membershipChanged({ companyId, userId }: MembershipChanged): Promise<void> {
    await this.endAll(await assignedBeyond(this.database, { companyId, userId }));
  }

  @On(ListingsMoved)
  async moved({ jobIds }: ListingsMoved): Promise<void> {
    await this.endAll(await assignedBeyond(this.database, { jobIds }));
  }

  private async endAll(beyond: readonly AssignedApplication[]): Promise<void> {
    if (beyond.length === 0) return;
    await this.database.query(UNASSIGN, [beyond.map(({ id }) => id)]);
    const now = this.clock.now();
    this.unitOfWork.record(
      beyond.map(({ id, jobId, assigneeId }) => new ApplicationAssigned(id, jobId, null, now, assigneeId)),
    );
  }
}
