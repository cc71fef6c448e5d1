import { CARD_DESCRIPTION } from '../../application/ports/job-search.js';

/** The columns of a `JobCard`, read from `job`; one character more of the description tells that there is more of it. */
export const JOB_CARD_COLUMNS = `
  job.id, job.employer_id as "employerId", job.title, job.company, job.location,
  left(job.description, ${CARD_DESCRIPTION + 1}) as description, job.department, job.salary,
  job.min_salary as "minSalary", job.max_salary as "maxSalary", job.job_type as "jobType", job.category,
  job.experience, job.skills, job.posted_at as "postedAt", job.deadline::text as deadline,
  job.closes_at as "closesAt", job.approved_at is not null as "isApproved", job.archived_at is not null as "isArchived",
  job.is_premium as "isPremium", job.version`;
