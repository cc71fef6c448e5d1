import { Interview, type NewInterview } from '#interviews/domain/interview.js';
import { checkTerms, type EnteredTerms } from '#interviews/domain/interview-terms.js';

/** When these interviews are offered. */
export const OFFERED_AT = new Date('2026-06-15T12:00:00.000Z');

/** The times on offer. */
export const SLOTS = [new Date('2026-06-20T09:00:00.000Z'), new Date('2026-06-21T09:00:00.000Z')] as const;

/** An unsaved offer of employer 2 to job seeker 1 for application 1 and job 1. */
export function anInterview(changes: Partial<NewInterview> = {}, terms: Partial<EnteredTerms> = {}): Interview {
  const ids = { id: 1, applicationId: 1, jobId: 1, employerId: 2, jobSeekerId: 1, round: 1 };
  const entered = { slots: SLOTS, minutes: 60, place: 'Lobby', timeZone: 'Europe/Lisbon', ...terms };
  return Interview.offer({ uid: crypto.randomUUID(), ...ids, ...changes }, checkTerms(entered, OFFERED_AT), OFFERED_AT);
}
