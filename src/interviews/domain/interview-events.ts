import type { InterviewStep, Side } from './interview-state.js';

/** Identifies a state of an interview, so that outdated notifications can be dropped: the numbers of offers and of changes in calendars. */
export type Edition = { readonly offers: number; readonly changes: number };

/** Times were offered, one was chosen, or the interview was canceled. */
export class InterviewProgressed {
  constructor(
    readonly interviewId: number,
    readonly employerId: number,
    readonly jobSeekerId: number,
    readonly step: InterviewStep,
    readonly by: Side,
    readonly at: Date,
    /** Whether the step affects the calendar entries. */
    readonly isInCalendars: boolean,
    readonly edition: Edition,
  ) {}
}

/** None of the offered times suits the applicant, who proposed others. */
export class TimesProposed {
  constructor(
    readonly interviewId: number,
    readonly employerId: number,
    /** Of the interview with this proposal. */
    readonly version: number,
  ) {}
}
