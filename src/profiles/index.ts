export { JobSeekerResumes } from './application/ports/job-seeker-resumes.js';
export { SweepFiles } from './application/sweep-files.js';
export { ResumeLinks, type ResumeLink } from './application/ports/resume-links.js';
