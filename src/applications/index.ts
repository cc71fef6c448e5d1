export { Applicants } from './adapters/persistence/applicants.js';
export { ApplicationStatusChanged, ApplicationSubmitted } from './domain/application-events.js';
