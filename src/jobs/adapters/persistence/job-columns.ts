import { CARD_DESCRIPTION } from '../../application/ports/job-search.js';

const columnsWith = (description: string): string => `
  job.id, job.employer_id as "employerId", job.title, job.company, job.location, ${description} as description,
  job.department, job.salary, job.min_salary as "minSalary", job.max_salary as "maxSalary",
  job.pay_period as "payPeriod", job.currency, job.pay_basis as "payBasis", job.facts, job.places, job.job_type as "jobType",
  job.category, job.experience, job.skills, job.posted_at as "postedAt", job.deadline::text as deadline,
  job.closes_at as "closesAt", job.approved_at is not null as "isApproved", job.archived_at is not null as "isArchived",
  job.is_premium as "isPremium", job.version`;

/** The columns of a `JobCard`, with one character of the description more than it shows, to know whether it is cut. */
export const JOB_CARD_COLUMNS = columnsWith(`left(job.description, ${CARD_DESCRIPTION + 1})`);

/** The columns of a `JobView`. */
export const JOB_COLUMNS = `${columnsWith('job.description')}, job.requirements, job.responsibilities, job.benefits,
  job.archived_by as "archivedBy", job.premium_requested as "premiumRequested", coalesce(job_views.views, 0) as views`;

export const JOB_TABLES = 'job left join job_views on job_views.job_id = job.id';
