export { Applicants } from './adapters/persistence/applicants-read-model.js';
export { ApplicationStatusChanged, ApplicationSubmitted } from './domain/application-events.js';
