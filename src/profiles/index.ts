export { ProfileQueries } from './application/ports/profile-queries.js';
export { PublicJobSeekerProfileBody } from './adapters/http/job-seeker-profile.views.js';
export { ResumeLinks } from './adapters/files/resume-links.js';
