export { ProfileQueries } from './application/ports/profile-queries.js';
export { SweepFiles } from './application/sweep-files.js';
export { ResumeLinks, type ResumeLink } from './application/ports/resume-links.js';
