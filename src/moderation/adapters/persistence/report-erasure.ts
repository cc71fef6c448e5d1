import { erasing } from '../../../identity/index.js';

/** Deletes the reports of a deleted account. What they led to stays. */
export const REPORT_ERASURE = erasing('delete from listing_report where reporter_id = $1');
