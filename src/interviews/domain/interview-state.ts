/** `offered`: the applicant can choose a time. `scheduled`: a time was chosen. */
export const INTERVIEW_STATES = ['offered', 'scheduled', 'cancelled'] as const;
export type InterviewState = (typeof INTERVIEW_STATES)[number];

/** What can happen to an interview; each step is named after the state it leads to. */
export type InterviewStep = InterviewState;

export const SIDES = ['applicant', 'employer'] as const;
export type Side = (typeof SIDES)[number];
