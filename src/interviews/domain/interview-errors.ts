import { conflict, notFound } from '#shared/domain/domain-error.js';

/** Also thrown for other users' interviews. */
export class InterviewNotFound extends notFound('interview_not_found', 'Interview not found') {}

/** Also thrown for other users' applications. */
export class ApplicationNotFound extends notFound('application_not_found', 'Application not found') {}

/** The application was withdrawn or rejected, or its listing is archived or was removed. */
export class ApplicationNotActive extends conflict(
  'application_not_active',
  'This application was withdrawn or rejected, or its listing is archived or was removed, so there is nothing to interview for.',
) {}

export class AlreadyScheduled extends conflict(
  'interview_scheduled',
  'A time has already been chosen. Cancel the interview before you offer other times.',
) {}

export class TooManyOffers extends conflict(
  'too_many_offers',
  'You have offered times for this interview too often. Please send a message instead.',
) {}

export class InterviewCancelled extends conflict('interview_cancelled', 'This interview was canceled.') {}

export class InterviewOver extends conflict(
  'interview_over',
  'This interview has already begun, so it can no longer be changed.',
) {}

export class SlotNotOffered extends conflict(
  'slot_not_offered',
  'This time is no longer offered. Please choose another one.',
) {}

export class SlotTaken extends conflict('slot_taken', 'Someone else has taken this time. Please choose another one.') {}
