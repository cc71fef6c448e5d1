import { Clock } from '../shared/application/clock.js';

export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

/** A clock that can be set, for events of the demo data. */
export class DemoClock extends Clock {
  constructor(private time: Date) {
    super();
  }

  override now(): Date {
    return this.time;
  }

  set(time: Date): void {
    this.time = time;
  }
}

/** Adds milliseconds to an instant. */
export function after(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds);
}

/** The earliest instant, ignoring nulls. */
export function earliest(first: Date, ...others: (Date | null)[]): Date {
  return others.reduce<Date>((least, other) => (other !== null && other < least ? other : least), first);
}
