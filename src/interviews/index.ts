export { InterviewReadModel } from './adapters/persistence/interview-read-model.js';
export { InterviewProgressed } from './domain/interview-events.js';
