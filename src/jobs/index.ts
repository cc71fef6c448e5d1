export { JobApproved } from './domain/job-events.js';
export { Listings } from './adapters/persistence/listings.js';
