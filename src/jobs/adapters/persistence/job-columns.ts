/** The columns of a `JobView`, read from `job` with `job_views` beside it. */
export const JOB_COLUMNS = `
  job.id, job.employer_id as "employerId", job.title, job.company, job.location, job.description, job.requirements,
  job.responsibilities, job.benefits, job.department, job.salary, job.min_salary as "minSalary",
  job.max_salary as "maxSalary", job.job_type as "jobType", job.category, job.experience, job.skills,
  job.posted_at as "postedAt", job.deadline::text as deadline, job.closes_at as "closesAt",
  job.approved_at is not null as "isApproved", job.archived_at is not null as "isArchived",
  job.archived_by as "archivedBy", job.is_premium as "isPremium",
  job.premium_requested as "premiumRequested", job.version, coalesce(job_views.views, 0) as views`;

/** Where `JOB_COLUMNS` come from. */
export const JOB_TABLES = `job left join job_views on job_views.job_id = job.id`;
