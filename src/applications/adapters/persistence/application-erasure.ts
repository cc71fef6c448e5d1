import { erasing } from '../../../identity/index.js';

/** Withdraws the applications of a deleted account, with the letters and resumes in them, and deletes its templates. */
export const APPLICATION_ERASURE = erasing(
  'delete from application where job_seeker_id = $1',
  'delete from message_template where employer_id = $1',
);
