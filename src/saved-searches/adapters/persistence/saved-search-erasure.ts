import { erasing } from '#identity';

/** Deletes the saved searches, alerts and alert schedule of a deleted account. */
export const SAVED_SEARCH_ERASURE = erasing(
  'delete from job_alert where user_id = $1',
  'delete from saved_search where user_id = $1',
  'delete from alert_schedule where user_id = $1',
);
