export { Applicants } from './adapters/persistence/applicants-read-model.js';
export {
  HAS_ARRIVED,
  IS_READABLE,
  isUnreadable,
  STANDING,
} from './adapters/persistence/readable-applications-read-model.js';
export { APPLICATION_STANDINGS } from './domain/application-status.js';
export { PurgeRejectedApplications } from './application/purge-rejected-applications.js';
export { ApplicationProgressed, ApplicationStatusChanged, ApplicationSubmitted } from './domain/application-events.js';
