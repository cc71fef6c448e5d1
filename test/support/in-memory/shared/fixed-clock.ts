import { Clock } from '#shared/application/clock.js';

/** A clock that changes only when set. */
export class FixedClock extends Clock {
  constructor(private time = new Date('2026-06-15T12:00:00.000Z')) {
    super();
  }

  override now(): Date {
    return new Date(this.time);
  }

  set(time: Date | string): void {
    this.time = new Date(time);
  }

  forward(milliseconds: number): void {
    this.time = new Date(this.time.getTime() + milliseconds);
  }
}
