import { prepared, type Database } from '#platform/postgres/database.js';

const lockBeyond = (which: string) =>
  prepared(`
  select a.id, a.job_id as "jobId", a.assignee_id as "assigneeId"
  from application a join job j on j.id = a.job_id
  where ${which} and a.assignee_id is not null and not exists (
    select from company_member m
    where m.user_id = a.assignee_id and m.company_id = j.employer_id
      and (m.workplace_ids is null or coalesce(j.workplace_id = any(m.workplace_ids), false)))
  order by a.id
  for update of a`);

const OF_MEMBER = lockBeyond('a.assignee_id = $1 and j.employer_id = $2');
const OF_LISTINGS = lockBeyond('a.job_id = any($1::int[])');

export type AssignedApplication = { readonly id: number; readonly jobId: number; readonly assigneeId: number };

/** Those assigned to a member, or of listings. */
type Assigned = { readonly userId: number; readonly companyId: number } | { readonly jobIds: readonly number[] };

/** Read model: the applications assigned to somebody who may not, or no longer, see them. Locks them. */
export function assignedBeyond(database: Database, assigned: Assigned): Promise<readonly AssignedApplication[]> {
  return 'jobIds' in assigned
    ? database.query<AssignedApplication>(OF_LISTINGS, [assigned.jobIds])
    : database.query<AssignedApplication>(OF_MEMBER, [assigned.userId, assigned.companyId]);
}
