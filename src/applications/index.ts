export { Applicants, type ApplicationReference } from './application/applicants.js';
