export const APPLICATION_STATUSES = [
  'pending',
  'reviewed',
  'shortlisted',
  'interviewed',
  'offered',
  'rejected',
] as const;

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** The word for a status, as in “Shortlisted”. */
export function statusLabel(status: ApplicationStatus): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}
