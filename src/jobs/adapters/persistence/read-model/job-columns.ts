import type { JobView } from '#jobs/application/ports/job-view.js';
import type { JobText } from '#jobs/domain/job-details.js';
import { WORKPLACE } from './listing-workplace-read-model.js';
import { repliesWithinDays } from './reply-time-read-model.js';
import { controlledDomain, isFromVerifiedEmployer } from './verified-employer-read-model.js';
import { WRITTEN_IN } from './written-in-read-model.js';
import { CARD_DESCRIPTION } from '#jobs/application/ports/job-card.js';

/** A `Decision` as JSON, for queries on `listing_decision`. */
export const DECISION_JSON = `json_build_object('measure', measure, 'reason', reason, 'text', text,
  'decidedAt', to_char(decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

const columnsWith = (description: string, company = 'job.company'): string => `
  job.id, job.employer_id as "employerId", job.title, job.company, job.location, ${description} as description,
  job.department, job.salary, job.min_salary as "minSalary", job.max_salary as "maxSalary",
  ${WRITTEN_IN} as "writtenIn", job.pay_period as "payPeriod", job.currency, job.pay_basis as "payBasis", job.facts, job.workplace_id as "workplaceId",
  (select published ->> 'logo' from workplace where id = job.workplace_id) as "workplaceLogo", job.places, job.job_type as "jobType",
  job.category, job.experience, job.skills, job.posted_at as "postedAt", job.deadline::text as deadline,
  job.closes_at as "closesAt", job.approved_at is not null as "isApproved", job.archived_at is not null as "isArchived",
  job.hidden_at is not null as "isHidden",
  job.questions <> '[]' as "asksQuestions", job.is_premium as "isPremium", job.version,
  ${isFromVerifiedEmployer(company)} as "isTrusted"`;

/** The columns of a `JobCard`, with one extra character of the description to detect truncation. */
export const JOB_CARD_COLUMNS = columnsWith(`left(job.description, ${CARD_DESCRIPTION + 1})`);

/** The cards of listings by id, in no order. */
export const JOB_CARDS = `select ${JOB_CARD_COLUMNS} from job where id = any($1::integer[])`;

/** Skips the decision lookup for most published listings. */
const viewOf = (company: string): string => `
  ${columnsWith('job.description', company)}, ${controlledDomain(company)} as "controlledDomain", ${repliesWithinDays('job.employer_id')}, job.requirements, job.responsibilities, job.benefits,
  job.questions, job.archived_by as "archivedBy", job.premium_requested as "premiumRequested",
  job.premium_granted_at is not null as "premiumGranted", coalesce(job_views.views, 0) as views,
  job.rejected_at is not null as "isRejected", job.first_approved_at is not null as "wasApproved",
  job.checked_text is not null as "isUnchecked", job.changed_together as "changedTogether",
  job.publish_at as "publishAt", job.cleared_at is not null as "isCleared", ${WORKPLACE} as workplace,
  case when job.approved_at is null or job.proposed_text is not null or job.archived_by = 'admin' or job.premium_refused_at is not null then (
    select ${DECISION_JSON}
    from listing_decision where job_id = job.id order by id desc limit 1
  ) end as decision`;

/** The columns of a `JobView` with the text that is or was public. */
export const JOB_COLUMNS = `${viewOf('job.company')}, false as "isProposal"`;

/** The columns of a `ManagedRow`. */
export const MANAGED_COLUMNS = `${viewOf(`coalesce(job.proposed_text ->> 'company', job.company)`)},
  job.proposed_text is not null as "isProposal", job.proposed_text as "proposedText"`;

export const JOB_TABLES = 'job left join job_views on job_views.job_id = job.id';

/** A listing for its employer and admins, with the changed text that is not public. */
export type ManagedRow = JobView & { readonly proposedText: JobText | null };

/** The listing with the text that its employer last wrote. */
export function asWritten<Row extends ManagedRow>({ proposedText, ...job }: Row): Omit<Row, 'proposedText'> {
  return proposedText ? { ...job, ...proposedText, asksQuestions: proposedText.questions.length > 0 } : job;
}
