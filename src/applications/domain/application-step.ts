/** What an application's timeline shows, and whose step it is. */
export const APPLICATION_STEPS = {
  submitted: 'applicant',
  amended: 'applicant',
  seen: 'employer',
  status: 'employer',
  withdrawn: 'applicant',
  reopened: 'applicant',
} as const;
export type ApplicationStep = keyof typeof APPLICATION_STEPS;
