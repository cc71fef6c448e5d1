/** The time, as a port, so that a test can choose it. */
export abstract class Clock {
  abstract now(): Date;
}
