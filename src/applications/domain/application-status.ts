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
