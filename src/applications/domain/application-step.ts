/** The steps of an application's timeline, and the side that takes each. */
export const APPLICATION_STEPS = {
  submitted: 'applicant',
  amended: 'applicant',
  seen: 'employer',
  status: 'employer',
  withdrawn: 'applicant',
  reopened: 'applicant',
} as const;
export type ApplicationStep = keyof typeof APPLICATION_STEPS;
