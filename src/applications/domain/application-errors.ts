import { DomainError } from '../../shared/domain/domain-error.js';

export class OnlyJobSeekersApply extends DomainError {
  readonly code = 'only_job_seekers_apply';
  readonly kind = 'forbidden';

  constructor() {
    super('Only job seekers can apply for jobs.');
  }
}

export class AlreadyApplied extends DomainError {
  readonly code = 'already_applied';
  readonly kind = 'conflict';

  constructor() {
    super('You have already applied for this job.');
  }
}

/** Also for listings that do not exist or are not public, so that the answer reveals nothing. */
export class NoLongerAccepting extends DomainError {
  readonly code = 'no_longer_accepting';
  readonly kind = 'conflict';

  constructor() {
    super('This job is no longer accepting applications.');
  }
}

/** Also for other people's applications. */
export class ApplicationNotFound extends DomainError {
  readonly code = 'application_not_found';
  readonly kind = 'not-found';

  constructor() {
    super('Application not found');
  }
}

/** Also for other employers' jobs. */
export class JobOfApplicationsNotFound extends DomainError {
  readonly code = 'job_not_found';
  readonly kind = 'not-found';

  constructor() {
    super('Job not found');
  }
}
