/** An appointment in calendars, for iTIP (RFC 5546). */
export type CalendarEntry = {
  /** A request makes or changes the entry; a cancellation takes it out. */
  readonly method: 'REQUEST' | 'CANCEL';
  /** Stays the same through all changes. */
  readonly uid: string;
  /** Rises with each change. */
  readonly sequence: number;
  readonly changedAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly title: string;
  readonly description: string | null;
  readonly location: string | null;
  /** An http or https address. */
  readonly link: string | null;
  /** The name of who invites. */
  readonly organizer: string;
};
