export { ProfileQueries } from './application/ports/profile-queries.js';
export { ResumeLinks, type ResumeLink } from './application/ports/resume-links.js';
