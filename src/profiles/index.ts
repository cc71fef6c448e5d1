export { ProfileQueries } from './application/ports/profile-queries.js';
export { PublicJobSeekerProfileBody } from './application/job-seeker-profile.view.js';
export { JobSeekerProfileEdited } from './domain/job-seeker-profile.js';
export { ResumeLinks } from './adapters/files/resume-links.js';
export { Attachments } from './adapters/files/attachments.js';
export { Sent, TakesFile } from './adapters/http/uploads/file-receiver.js';
export { sendDocument } from './adapters/http/uploads/send-file.js';
export { ATTACHMENT_RULE, type SentFile } from './domain/upload-rules.js';
export {
  CompanyVerificationLapsed,
  CompanyVerificationRequested,
  CompanyVerificationWithdrawn,
} from './domain/verification/verification-events.js';
