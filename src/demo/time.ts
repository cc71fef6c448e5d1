import { Clock } from '../shared/application/clock.js';

export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

/** A clock that is set to when something in the demo data happened. */
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

/** The instant that lies so many milliseconds after another. */
export function after(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds);
}

/** The earliest of the instants that are there. */
export function earliest(first: Date, ...others: (Date | null)[]): Date {
  return others.reduce<Date>((least, other) => (other !== null && other < least ? other : least), first);
}
