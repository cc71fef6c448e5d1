export { InterviewReadModel } from './adapters/persistence/interview-read-model.js';
export { entryIn } from './domain/interview-entry.js';
export { InterviewProgressed, TimesProposed } from './domain/interview-events.js';
