import { checked } from '#shared/domain/field-checks.js';
import { conflict, notFound } from '#shared/domain/domain-error.js';

export const REPORT_REASONS = [
  'scam',
  'fees',
  'personal_data',
  'misleading',
  'discrimination',
  'not_available',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** How an admin handled the reports of a listing. */
export const REPORT_OUTCOMES = ['dismissed', 'rejected', 'archived'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** How listings are restricted. */
export const RESTRICTION_OUTCOMES = ['rejected', 'archived'] as const;
export type RestrictionOutcome = (typeof RESTRICTION_OUTCOMES)[number];

/** In characters. */
export const REPORT_TEXT = { label: 'Description', max: 1000, layout: 'paragraphs' } as const;
export const OUTCOME_TEXT = { label: 'Explanation', max: 1000, layout: 'paragraphs' } as const;

/** Explains the end of an account, too, and is therefore not too short. */
export const SUSPENSION_TEXT = { ...OUTCOME_TEXT, min: 10 } as const;

/** Reason `other` requires a text. @throws InvalidFields */
export function checkReport(reason: string | null | undefined, text: string | null | undefined) {
  return checked((checks) => {
    const known = REPORT_REASONS.find((one) => one === reason);
    if (!known) checks.add('reason', 'Please choose a reason');
    const isTextRequired = known === 'other';
    return {
      reason: known ?? 'other',
      text: isTextRequired ? checks.required('text', text, REPORT_TEXT) : checks.optional('text', text, REPORT_TEXT),
    };
  });
}

/** The same account or address has already reported the listing. */
export class AlreadyReported extends conflict(
  'already_reported',
  'You have already reported this job. Our team is looking into it.',
) {}

/** The listing is not public, or it is the reporter's own. */
export class CannotReport extends notFound('job_not_found', 'Job not found') {}

/** There is nothing left to decide. */
export class NoOpenReports extends notFound(
  'no_open_reports',
  'This job has no open reports. Another admin may have closed them.',
) {}
