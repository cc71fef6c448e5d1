/** A sign-in that has not ended; address and browser are those of its last renewal. */
export class SessionBody {
  readonly id!: number;
  readonly startedAt!: Date;
  /** Accurate to the day */
  readonly lastActiveAt!: Date;
  /** Network address; for IPv6 the /64 network */
  readonly address!: string | null;
  /** User-Agent header */
  readonly userAgent!: string | null;
  /** Whether this request belongs to it */
  readonly isCurrent!: boolean;
}
