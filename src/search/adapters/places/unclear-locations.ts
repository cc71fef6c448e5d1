import { prepared } from '#platform/postgres/database.js';

/** Whether the location of a listing was looked up and is no single place, as an SQL condition on `job`. */
export const IS_UNCLEAR = `exists (
  select from job_search join job_location on job_location.id = location_id
  where job_search.job_id = job.id and job_location.is_unclear)`;

/** Remembers of a folded location that it is unclear. */
export const MARK_UNCLEAR = prepared(
  `update job_location set is_unclear = true where folded = $1 and place_ids = '{}'`,
);

/** Forgets what is unclear: a better dictionary may know it. */
export const TRY_UNCLEAR_AGAIN = 'update job_location set is_unclear = false where is_unclear';
