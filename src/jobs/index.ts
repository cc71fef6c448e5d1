export { JobApproved } from './domain/job-events.js';
export { Hiring } from './application/hiring.js';
export { Listings, type Listing } from './application/listings.js';
