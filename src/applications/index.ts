export { Applicants } from './adapters/persistence/read-model/applicants-read-model.js';
export {
  HAS_ARRIVED,
  IS_READABLE,
  isUnreadable,
  STANDING,
} from './adapters/persistence/read-model/readable-applications-read-model.js';
export { APPLICATION_STANDINGS } from './domain/application-status.js';
export { PurgeEndedApplications, PurgeRejectedApplications } from './application/retention/purge-applications.js';
export {
  ApplicationAssigned,
  ApplicationNoted,
  ApplicationProgressed,
  ApplicationStatusChanged,
  ApplicationSubmitted,
} from './domain/application-events.js';
