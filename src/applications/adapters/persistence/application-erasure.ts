import { erasing } from '#identity';

/** Deletes the applications and message templates of a deleted account. */
export const APPLICATION_ERASURE = erasing(
  'delete from application where job_seeker_id = $1',
  'delete from message_template where employer_id = $1',
);
