export { JobSeekerResumes } from './application/ports/job-seeker-resumes.js';
