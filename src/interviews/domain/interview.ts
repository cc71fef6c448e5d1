import { AggregateRoot } from '../../shared/domain/aggregate-root.js';
import { DEFAULT_ZONE } from '../../shared/domain/time-zone.js';
import { utc } from '../../shared/domain/utc-day.js';
import {
  AlreadyScheduled,
  InterviewCancelled,
  InterviewOver,
  SlotNotOffered,
  TooManyOffers,
} from './interview-errors.js';
import { InterviewProgressed } from './interview-events.js';
import type { InterviewState, Side } from './interview-state.js';
import type { Terms } from './interview-terms.js';

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
export class Interview extends AggregateRoot {
  readonly id: number;
  readonly uid: string;
  /** Null once the applicant's account has been deleted. */
  readonly applicationId: number | null;
  readonly jobId: number;
  readonly employerId: number;
  readonly jobSeekerId: number;
  readonly round: number;
  private _state: InterviewState = 'offered';
  private _slots: readonly string[] = [];
  private _minutes = 0;
  private _place: string | null = null;
  private _link: string | null = null;
  private _note: string | null = null;
  private _employerZone = DEFAULT_ZONE;
  private _applicantZone: string | null = null;
  private _startsAt: Date | null = null;
  private _endsAt: Date | null = null;
  private _cancelledBy: Side | null = null;
  private _until: Date | null = null;
  private _offers = 0;
  private _sequence = -1;
  private _version = 0;
  private _changedAt: Date;

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
    this._changedAt = now;
  }

  static offer(interview: NewInterview, terms: Terms, now: Date): Interview {
    const offered = new Interview(interview, now);
    offered.offerTimes(terms, now);
    return offered;
  }

  get state(): InterviewState {
    return this._state;
  }

  /** Offered start times, in ascending order. */
  get slots(): readonly Date[] {
    return this._slots.map((slot) => new Date(slot));
  }

  get minutes(): number {
    return this._minutes;
  }

  get place(): string | null {
    return this._place;
  }

  get link(): string | null {
    return this._link;
  }

  get note(): string | null {
    return this._note;
  }

  get employerZone(): string {
    return this._employerZone;
  }

  /** Unknown until the applicant takes a slot. */
  get applicantZone(): string | null {
    return this._applicantZone;
  }

  /** The scheduled start, kept after cancellation; null before the applicant takes a slot. */
  get startsAt(): Date | null {
    return this._startsAt;
  }

  get endsAt(): Date | null {
    return this._endsAt;
  }

  get cancelledBy(): Side | null {
    return this._cancelledBy;
  }

  /** The end of a scheduled interview, or the last offered slot; null once canceled. */
  get until(): Date | null {
    return this._until;
  }

  get offers(): number {
    return this._offers;
  }

  /** Counts changes to the calendar entry, from 0 (RFC 5545, 3.8.7.4); -1 before there is one. */
  get sequence(): number {
    return this._sequence;
  }

  get version(): number {
    return this._version;
  }

  get changedAt(): Date {
    return this._changedAt;
  }

  /** Whether its start has passed; the next offer then starts another interview. */
  hasBegun(now: Date): boolean {
    return this._state === 'scheduled' && this._startsAt !== null && this._startsAt <= now;
  }

  /**
   * Offers times, replacing earlier ones.
   * @throws AlreadyScheduled, TooManyOffers
   */
  offerTimes(terms: Terms, now: Date): void {
    if (this._state === 'scheduled') throw new AlreadyScheduled();
    if (this._offers >= MAX_OFFERS) throw new TooManyOffers();
    this._slots = terms.slots.map((slot) => slot.toISOString());
    this._minutes = terms.minutes;
    this._place = terms.place;
    this._link = terms.link;
    this._note = terms.note;
    this._employerZone = terms.timeZone;
    this._until = terms.slots.at(-1) ?? null;
    this._offers += 1;
    this._state = 'offered';
    this.progress('employer', now, false);
  }

  /**
   * Schedules the interview for an offered time. Repeating the same choice changes nothing.
   * @throws AlreadyScheduled, InterviewCancelled, SlotNotOffered
   */
  takeSlot(startsAt: Date, timeZone: string, now: Date): void {
    if (this._state === 'cancelled') throw new InterviewCancelled();
    if (this._state === 'scheduled') {
      if (this._startsAt?.getTime() === startsAt.getTime()) return;
      throw new AlreadyScheduled();
    }
    if (startsAt <= now || !this._slots.includes(startsAt.toISOString())) throw new SlotNotOffered();
    this._startsAt = startsAt;
    this._endsAt = this.endOf(startsAt);
    this._until = this._endsAt;
    this._applicantZone = timeZone;
    this._cancelledBy = null;
    this._sequence += 1;
    this._state = 'scheduled';
    this.progress('applicant', now, true);
  }

  /**
   * Cancels the interview or withdraws the offer. Canceling again changes nothing.
   * @throws InterviewOver
   */
  cancel(by: Side, now: Date): void {
    if (this._state === 'cancelled') return;
    if (this.hasBegun(now)) throw new InterviewOver();
    const wasScheduled = this._state === 'scheduled';
    if (wasScheduled) this._sequence += 1;
    else this._startsAt = this._endsAt = null;
    this._cancelledBy = by;
    this._until = null;
    this._state = 'cancelled';
    this.progress(by, now, wasScheduled);
  }

  endOf(startsAt: Date): Date {
    return utc(startsAt).add(this._minutes, 'minute').toDate();
  }

  private progress(by: Side, now: Date, isInCalendars: boolean): void {
    this._version += 1;
    this._changedAt = now;
    const { id, employerId, jobSeekerId, state } = this;
    const edition = editionOf(this);
    this.record(new InterviewProgressed(id, employerId, jobSeekerId, state, by, now, isInCalendars, edition));
  }
}

/** Identifies a state of an interview, so that outdated notifications can be dropped. */
export function editionOf({ offers, sequence }: Pick<Interview, 'offers' | 'sequence'>): string {
  return `${offers}.${sequence}`;
}
