import { notFound } from '#shared/domain/domain-error.js';

/** Nobody of whom the company holds anything. */
export class ApplicantNotFound extends notFound(
  'applicant_not_found',
  'Your company holds nothing about this person.',
) {}
