import type { InterviewStep, Side } from './interview-state.js';

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
    /** Identifies this state of the interview. */
    readonly edition: string,
  ) {}
}
