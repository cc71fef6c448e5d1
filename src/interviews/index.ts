export { InterviewReadModel } from './adapters/persistence/interview-read-model.js';
export { entryIn } from './domain/interview-entry.js';
export { InterviewProgressed } from './domain/interview-events.js';
