import { erasing } from '#identity';

/** Deletes the reports of a deleted account; decisions based on them are kept. */
export const REPORT_ERASURE = erasing('delete from listing_report where reporter_id = $1');
