export { JobApproved } from './domain/job-events.js';
export { Hiring } from './application/hiring.js';
export { PurgeArchivedJobs } from './application/purge-archived-jobs.js';
export { SweepViewMarks } from './application/sweep-view-marks.js';
export { TidySearch } from './application/tidy-search.js';
export { Listings, type Listing } from './application/listings.js';
