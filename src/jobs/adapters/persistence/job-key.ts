import type { JobView } from '../../application/ports/job-reads.js';

/** By what lists of listings are sorted. */
export function jobKey({ postedAt, id }: JobView): [Date, number] {
  return [postedAt, id];
}
