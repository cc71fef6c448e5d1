import { DomainEvent } from '../../shared/domain/domain-event.js';
import type { InterviewStep, Side } from './interview-state.js';

/** Times were offered, one was chosen, or the interview was called off. */
export class InterviewProgressed extends DomainEvent {
  constructor(
    readonly interviewId: number,
    readonly employerId: number,
    readonly jobSeekerId: number,
    readonly step: InterviewStep,
    readonly by: Side,
    readonly at: Date,
    /** Whether the step concerns an entry in both calendars. */
    readonly isInCalendars: boolean,
    /** Names this state of the interview; a later one has another. */
    readonly edition: string,
  ) {
    super();
  }
}
