import { msg, texts } from '@/lib/language/t.ts';

export const APPLICATION_STATUSES = [
  'pending',
  'reviewed',
  'shortlisted',
  'interviewed',
  'offered',
  'rejected',
] as const;

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** The status to display: the employer's, unless the applicant has withdrawn. */
export type DisplayedStatus = ApplicationStatus | 'withdrawn';

export const DISPLAYED_STATUSES = [...APPLICATION_STATUSES, 'withdrawn'] as const;

export function displayedStatus(application: {
  status: ApplicationStatus;
  withdrawnAt: string | null;
}): DisplayedStatus {
  return application.withdrawnAt === null ? application.status : 'withdrawn';
}

/** Whether applicants are mailed about a status unless the employer says otherwise. */
export function isMailedByDefault(status: ApplicationStatus): boolean {
  return status !== 'reviewed';
}

const STATUS_LABELS: Record<DisplayedStatus, string> = texts({
  pending: msg('Pending'),
  reviewed: msg('Reviewed'),
  shortlisted: msg('Shortlisted'),
  interviewed: msg('Interviewed'),
  offered: msg('Offered'),
  rejected: msg('Rejected'),
  withdrawn: msg('Withdrawn'),
});

/** The label of a status, such as “Shortlisted”. */
export function statusLabel(status: DisplayedStatus): string {
  return STATUS_LABELS[status];
}
