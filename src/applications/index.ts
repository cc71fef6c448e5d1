export { ApplicationStatusChanged, ApplicationSubmitted } from './domain/application-events.js';
