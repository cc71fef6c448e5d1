import type { RetentionRule } from '../../../application/ports/application-retention.js';

/** Rejections older than the timelines count from the migration that introduced these, or from a later restore. */
const REJECTED_AT = `
  coalesce(
    (select max(e.occurred_at) from application_event e where e.application_id = a.id and e.status = 'rejected'),
    greatest(a.applied_at, (select executed_at from migration where name = '20261122233500_application-timeline')))`;

/** Without those that are 0 or null. */
const REJECTED_DAYS = 'least(r.rejected_days, nullif($1::int, 0))';

const ENDED_AT = 'least(j.archived_at, case when j.closes_at <= now() then j.closes_at end)';

/**
 * Read model: the next applications to which a rule applies, since when, and for how many days they are kept. `$1`: days of
 * the site, 0 for none; `$2`: the id after which to look; `$3`: how many.
 */
export const LOOKED: Readonly<Record<RetentionRule, string>> = {
  rejected: `
    select a.id, ${REJECTED_AT} as since, ${REJECTED_DAYS} as days
    from application a
    join job j on j.id = a.job_id
    left join company_retention r on r.company_id = j.employer_id
    where a.status = 'rejected' and ${REJECTED_DAYS} is not null and a.id > $2
    order by a.id limit $3`,
  ended: `
    select a.id, ${ENDED_AT} as since, r.ended_days as days
    from company_retention r
    join job j on j.employer_id = r.company_id
    join application a on a.job_id = j.id
    where ${ENDED_AT} < now() - r.ended_days * interval '1 day' and $1::int is not null and a.id > $2
    order by a.id limit $3`,
};
