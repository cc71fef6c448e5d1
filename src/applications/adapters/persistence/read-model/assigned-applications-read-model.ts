import { prepared, type Database } from '#platform/postgres/database.js';

/** `$3`: the hotels that the member may see, null for all; `$4`: whether the user is a member. */
const BEYOND = prepared(`
  select a.id from application a join job j on j.id = a.job_id
  where a.assignee_id = $1 and j.employer_id = $2
    and not ($4 and ($3::int[] is null or coalesce(j.workplace_id = any($3), false)))
  order by a.id`);

type Reach = {
  readonly companyId: number;
  /** Null for former members. */
  readonly membership: { readonly workplaceIds: readonly number[] | null } | null;
};

/** Read model: the applications that are assigned to somebody who may not, or no longer, see them. */
export async function assignedBeyond(
  database: Database,
  userId: number,
  { companyId, membership }: Reach,
): Promise<readonly number[]> {
  const values = [userId, companyId, membership?.workplaceIds ?? null, membership !== null];
  return (await database.query<{ id: number }>(BEYOND, values)).map(({ id }) => id);
}
