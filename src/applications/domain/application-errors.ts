import { DomainError } from '../../shared/domain/domain-error.js';

/** Employers, admins and visitors do not apply. */
export class OnlyJobSeekersApply extends DomainError {
  readonly code = 'only_job_seekers_apply';
  readonly kind = 'forbidden';

  constructor() {
    super('Only job seekers can apply for jobs.');
  }
}

/** There is an application of this person for this job. */
export class AlreadyApplied extends DomainError {
  readonly code = 'already_applied';
  readonly kind = 'conflict';

  constructor() {
    super('You have already applied for this job.');
  }
}

/** The listing is not to be seen or past its end. One that never was gets the same answer, so that it tells nothing. */
export class NoLongerAccepting extends DomainError {
  readonly code = 'no_longer_accepting';
  readonly kind = 'conflict';

  constructor() {
    super('This job is no longer accepting applications.');
  }
}

/** There is no such application, or it is someone else's. */
export class ApplicationNotFound extends DomainError {
  readonly code = 'application_not_found';
  readonly kind = 'not-found';

  constructor() {
    super('Application not found');
  }
}

/** There is no such job, or it is someone else's. */
export class JobOfApplicationsNotFound extends DomainError {
  readonly code = 'job_not_found';
  readonly kind = 'not-found';

  constructor() {
    super('Job not found');
  }
}
