import { ownedByAccounts } from '#platform/owned-data.js';

/** Saved searches, their alerts and when they are sent. */
export const SAVED_SEARCH_DATA = ownedByAccounts({
  exported: {
    'saved-searches': `
      select name, search, frequency, created_at from saved_search where user_id = $1 order by id`,
    'alert-schedule': 'select hour, time_zone from alert_schedule where user_id = $1',
  },
  withheld: {
    job_alert: 'Which listings a mail contained, for a short time',
  },
  erased: [
    'delete from job_alert where user_id = $1',
    'delete from saved_search where user_id = $1',
    'delete from alert_schedule where user_id = $1',
  ],
});
