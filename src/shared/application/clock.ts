/** The current time, as a port that tests can control. */
export abstract class Clock {
  abstract now(): Date;
}
