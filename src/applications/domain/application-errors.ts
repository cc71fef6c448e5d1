import { conflict, forbidden, notFound } from '#shared/domain/domain-error.js';
import { MAX_TEMPLATES } from './message-template.js';

export class OnlyJobSeekersApply extends forbidden('only_job_seekers_apply', 'Only job seekers can apply for jobs.') {}

export class AlreadyApplied extends conflict('already_applied', 'You have already applied for this job.') {}

/** Also thrown for listings that do not exist or are not public, so that the response does not reveal which. */
export class NoLongerAccepting extends conflict(
  'no_longer_accepting',
  'This job is no longer accepting applications.',
) {}

/** Also thrown for applications of other users. */
export class ApplicationNotFound extends notFound('application_not_found', 'Application not found') {}

/** Also thrown for other employers' jobs. */
export class JobOfApplicationsNotFound extends notFound('job_not_found', 'Job not found') {}

export class ApplicationWithdrawn extends conflict(
  'application_withdrawn',
  'The applicant has withdrawn this application.',
) {}

/** A removed listing connects its employer with nobody. */
export class JobOfApplicationRemoved extends conflict(
  'job_removed',
  'Our team removed this job, so you can no longer read or answer its applications.',
) {}

export class AlreadyDecided extends conflict(
  'already_decided',
  'The employer has already decided, so this application can no longer be withdrawn.',
) {}

export class AlreadySeen extends conflict(
  'already_seen',
  'The employer has seen this application, so it can no longer be changed. You can send a message instead.',
) {}

/** Also thrown for other employers' templates. */
export class TemplateNotFound extends notFound(
  'template_not_found',
  'This template no longer exists. Please choose another one.',
) {}

export class TooManyTemplates extends conflict(
  'too_many_templates',
  `You can keep at most ${MAX_TEMPLATES} templates. Delete one to save another.`,
) {}

/** Also thrown for notes about other applications. */
export class NoteNotFound extends notFound('note_not_found', 'This note no longer exists.') {}

export class NotOwnNote extends forbidden('not_own_note', 'You can only change your own notes.') {}

export class TooManyNotes extends conflict(
  'too_many_notes',
  'There are too many notes about this application. Please delete one first.',
) {}

/** Also thrown for members of other companies. */
export class AssigneeNotFound extends notFound('member_not_found', 'This person is not a member of your company.') {}
