import { Database } from '#platform/postgres/database.js';
import { on } from '#platform/subscriptions.js';
import { InterviewProgressed } from '../../domain/interview-events.js';

const APPEND = 'insert into interview_event (interview_id, step, by_side, occurred_at) values ($1, $2, $3, $4)';

/** Appends each step of an interview to the timeline of its application, in the same transaction. */
export const INTERVIEW_HISTORY = on(
  InterviewProgressed,
  [Database],
  async ({ interviewId, step, by, at }, database) => {
    await database.query(APPEND, [interviewId, step, by, at]);
  },
);
