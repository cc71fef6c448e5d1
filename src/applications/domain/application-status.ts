/** Set by the employer; any order is possible. */
export const APPLICATION_STATUSES = [
  'pending',
  'reviewed',
  'shortlisted',
  'interviewed',
  'offered',
  'rejected',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** The statuses shown to users, including `withdrawn`. */
export const APPLICATION_STANDINGS = [...APPLICATION_STATUSES, 'withdrawn'] as const;

/** Whether applicants are mailed about a status unless the employer says otherwise. */
export function isMailedByDefault(status: ApplicationStatus): boolean {
  return status !== 'reviewed';
}
