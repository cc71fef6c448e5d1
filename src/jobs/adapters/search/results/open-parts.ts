import { prepared, type Statement } from '#platform/postgres/database.js';

/**
 * The parts of `size` ids with a listing that is open at `$1`, counted from 0. Stops at the first open listing of each
 * part, so it stays fast with a million listings.
 */
export const partsWithOpenListings = (size: number): Statement =>
  prepared(`
    select part
    from generate_series(0, (select max(job_id) from job_search) / ${size}) as part
    where exists (
      select from job_search where job_id >= part * ${size} and job_id < (part + 1) * ${size} and closes_at > $1
    )
    order by part`);
