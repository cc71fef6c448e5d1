/** Set by the employer, in any order. */
export const APPLICATION_STATUSES = [
  'pending',
  'reviewed',
  'shortlisted',
  'interviewed',
  'offered',
  'rejected',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Where an application stands for both sides: the status, unless the applicant has withdrawn. */
export const APPLICATION_STANDINGS = [...APPLICATION_STATUSES, 'withdrawn'] as const;
