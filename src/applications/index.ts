export { Applicants, type ApplicationReference } from './application/applicants.js';
export { ApplicationStatusChanged, ApplicationSubmitted } from './domain/application-events.js';
