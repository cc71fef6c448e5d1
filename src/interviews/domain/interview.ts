import { AggregateRoot } from '#shared/domain/aggregate-root.js';
import { checked } from '#shared/domain/field-checks.js';
import { DEFAULT_ZONE } from '#shared/domain/values/time-zone.js';
import { utc } from '#shared/domain/values/utc-day.js';
import {
  AlreadyScheduled,
  InterviewCancelled,
  InterviewOver,
  SlotNotOffered,
  TooManyOffers,
} from './interview-errors.js';
import { InterviewProgressed, TimesProposed, type Edition } from './interview-events.js';
import type { InterviewState, Side } from './interview-state.js';
import { INTERVIEW_LIMITS, type Terms } from './interview-terms.js';

/** Offers per interview. */
export const MAX_OFFERS = 20;

export type NewInterview = {
  readonly id: number;
  /** Identifies its entry in calendars. */
  readonly uid: string;
  readonly applicationId: number;
  readonly jobId: number;
  readonly employerId: number;
  readonly jobSeekerId: number;
  /** Counts an application's interviews, from 1. */
  readonly round: number;
};

/** An interview for an application: the employer offers times, the applicant takes one, and either side can cancel. */
class MutableInterview extends AggregateRoot {
  readonly id: number;
  readonly uid: string;
  /** Null once the applicant's account has been deleted. */
  readonly applicationId: number | null;
  readonly jobId: number;
  readonly employerId: number;
  readonly jobSeekerId: number;
  readonly round: number;
  state: InterviewState = 'offered';
  private _slots: readonly string[] = [];
  minutes = 0;
  place: string | null = null;
  link: string | null = null;
  note: string | null = null;
  /** What the applicant proposes instead of the offered times; null once the offer is answered, replaced or canceled. */
  proposal: string | null = null;
  employerZone = DEFAULT_ZONE;
  /** Unknown until the applicant takes a slot. */
  applicantZone: string | null = null;
  /** The scheduled start, kept after cancellation; null before the applicant takes a slot. */
  startsAt: Date | null = null;
  endsAt: Date | null = null;
  cancelledBy: Side | null = null;
  /** The end of a scheduled interview, or the last offered slot; null once canceled. */
  until: Date | null = null;
  offers = 0;
  /** Counts changes to the calendar entry, from 0 (RFC 5545, 3.8.7.4); -1 before there is one. */
  sequence = -1;
  version = 0;
  changedAt: Date;

  /** Public for the mapper; new interviews come from `offer`. */
  constructor(interview: NewInterview, now: Date) {
    super();
    this.id = interview.id;
    this.uid = interview.uid;
    this.applicationId = interview.applicationId;
    this.jobId = interview.jobId;
    this.employerId = interview.employerId;
    this.jobSeekerId = interview.jobSeekerId;
    this.round = interview.round;
    this.changedAt = now;
  }

  static offer(interview: NewInterview, terms: Terms, now: Date): Interview {
    const offered = new MutableInterview(interview, now);
    offered.offerTimes(terms, now);
    return offered;
  }

  /** Offered start times, in ascending order. */
  get slots(): readonly Date[] {
    return this._slots.map((slot) => new Date(slot));
  }

  /** Whether its start has passed; the next offer then starts another interview. */
  hasBegun(now: Date): boolean {
    return this.state === 'scheduled' && this.startsAt !== null && this.startsAt <= now;
  }

  /**
   * Offers times, replacing earlier ones.
   * @throws AlreadyScheduled, TooManyOffers
   */
  offerTimes(terms: Terms, now: Date): void {
    if (this.state === 'scheduled') throw new AlreadyScheduled();
    if (this.offers >= MAX_OFFERS) throw new TooManyOffers();
    this._slots = terms.slots.map((slot) => slot.toISOString());
    this.minutes = terms.minutes;
    this.place = terms.place;
    this.link = terms.link;
    this.note = terms.note;
    this.proposal = null;
    this.employerZone = terms.timeZone;
    this.until = terms.slots.at(-1) ?? null;
    this.offers += 1;
    this.state = 'offered';
    this.progress('employer', now, false);
  }

  /**
   * Schedules the interview for an offered time. Repeating the same choice changes nothing.
   * @throws AlreadyScheduled, InterviewCancelled, SlotNotOffered
   */
  takeSlot(startsAt: Date, timeZone: string, now: Date): void {
    if (this.state === 'cancelled') throw new InterviewCancelled();
    if (this.state === 'scheduled') {
      if (this.startsAt?.getTime() === startsAt.getTime()) return;
      throw new AlreadyScheduled();
    }
    if (startsAt <= now || !this._slots.includes(startsAt.toISOString())) throw new SlotNotOffered();
    this.startsAt = startsAt;
    this.endsAt = this.endOf(startsAt);
    this.until = this.endsAt;
    this.proposal = null;
    this.applicantZone = timeZone;
    this.cancelledBy = null;
    this.sequence += 1;
    this.state = 'scheduled';
    this.progress('applicant', now, true);
  }

  /**
   * Says that none of the offered times suits the applicant, and what would; another proposal replaces it.
   * @throws AlreadyScheduled, InterviewCancelled, InvalidFields
   */
  propose(entered: string, now: Date): void {
    if (this.state === 'cancelled') throw new InterviewCancelled();
    if (this.state === 'scheduled') throw new AlreadyScheduled();
    const proposal = checked((checks) => checks.required('text', entered, INTERVIEW_LIMITS.proposal));
    if (proposal === this.proposal) return;
    this.proposal = proposal;
    this.version += 1;
    this.changedAt = now;
    this.record(new TimesProposed(this.id, this.employerId, this.version));
  }

  /**
   * Cancels the interview or withdraws the offer. Canceling again changes nothing.
   * @throws InterviewOver
   */
  cancel(by: Side, now: Date): void {
    if (this.state === 'cancelled') return;
    if (this.hasBegun(now)) throw new InterviewOver();
    const wasScheduled = this.state === 'scheduled';
    if (wasScheduled) this.sequence += 1;
    else this.startsAt = this.endsAt = null;
    this.cancelledBy = by;
    this.until = null;
    this.proposal = null;
    this.state = 'cancelled';
    this.progress(by, now, wasScheduled);
  }

  endOf(startsAt: Date): Date {
    return utc(startsAt).add(this.minutes, 'minute').toDate();
  }

  private progress(by: Side, now: Date, isInCalendars: boolean): void {
    this.version += 1;
    this.changedAt = now;
    const { id, employerId, jobSeekerId, state } = this;
    const edition = editionOf(this);
    this.record(new InterviewProgressed(id, employerId, jobSeekerId, state, by, now, isInCalendars, edition));
  }
}

/** Only its methods change its fields. */
export type Interview = Readonly<MutableInterview>;
export const Interview = MutableInterview;

export function editionOf({ offers, sequence }: Pick<Interview, 'offers' | 'sequence'>): Edition {
  return { offers, changes: sequence };
}
