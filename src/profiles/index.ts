export { ProfileQueries } from './application/ports/profile-queries.js';
export { ResumeLinks } from './adapters/files/resume-links.js';
