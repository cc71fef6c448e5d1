/**
 * SQL of the language that an open listing is written in, as the search detected it; null if it is unknown. The table `job`
 * is in scope.
 */
export const WRITTEN_IN = '(select written_in from job_search where job_id = job.id)';
