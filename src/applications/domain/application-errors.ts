import { DomainError } from '../../shared/domain/domain-error.js';

export class OnlyJobSeekersApply extends DomainError {
  constructor() {
    super('forbidden', 'only_job_seekers_apply', 'Only job seekers can apply for jobs.');
  }
}

export class AlreadyApplied extends DomainError {
  constructor() {
    super('conflict', 'already_applied', 'You have already applied for this job.');
  }
}

/** Also for listings that do not exist or are not public, so that the answer reveals nothing. */
export class NoLongerAccepting extends DomainError {
  constructor() {
    super('conflict', 'no_longer_accepting', 'This job is no longer accepting applications.');
  }
}

/** Also for other people's applications. */
export class ApplicationNotFound extends DomainError {
  constructor() {
    super('not-found', 'application_not_found', 'Application not found');
  }
}

/** Also for other employers' jobs. */
export class JobOfApplicationsNotFound extends DomainError {
  constructor() {
    super('not-found', 'job_not_found', 'Job not found');
  }
}
