import { erasing } from '../../../identity/index.js';

/** Deletes the saved searches of a deleted account, and what it was told. */
export const SAVED_SEARCH_ERASURE = erasing(
  'delete from job_alert where user_id = $1',
  'delete from saved_search where user_id = $1',
  'delete from alert_schedule where user_id = $1',
);
