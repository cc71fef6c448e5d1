/** An appointment in calendars, for iTIP (RFC 5546). */
export type CalendarEntry = {
  /** REQUEST adds or changes the entry; CANCEL removes it. */
  readonly method: 'REQUEST' | 'CANCEL';
  /** Never changes. */
  readonly uid: string;
  /** Increases with each change. */
  readonly sequence: number;
  readonly changedAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly title: string;
  readonly description: string | null;
  readonly location: string | null;
  /** An http or https address. */
  readonly link: string | null;
  /** Name of the inviting company or person. */
  readonly organizer: string;
};
