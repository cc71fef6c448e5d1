import { prepared, type Statement } from '#platform/postgres/database.js';
import { isOpen } from './job-state-read-model.js';

/**
 * The parts of `size` ids with a listing that is open at `$1`, counted from 0. Stops at the first open listing of each
 * part, so it stays fast with a million listings.
 */
export const partsWithOpenListings = (size: number): Statement =>
  prepared(`
    select part
    from generate_series(0, (select max(id) from job) / ${size}) as part
    where exists (select from job where id >= part * ${size} and id < (part + 1) * ${size} and ${isOpen('$1')})
    order by part`);
