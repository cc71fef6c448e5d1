export const APPLICATION_STATUSES = [
  'pending',
  'reviewed',
  'shortlisted',
  'interviewed',
  'offered',
  'rejected',
] as const;

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Where an application stands: the employer's status, unless the applicant has withdrawn. */
export type ApplicationStanding = ApplicationStatus | 'withdrawn';

export const APPLICATION_STANDINGS = [...APPLICATION_STATUSES, 'withdrawn'] as const;

export function standingOf(application: {
  status: ApplicationStatus;
  withdrawnAt: string | null;
}): ApplicationStanding {
  return application.withdrawnAt === null ? application.status : 'withdrawn';
}

/** The word for a standing, as in “Shortlisted”. */
export function statusLabel(status: ApplicationStanding): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}
