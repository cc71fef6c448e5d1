export class SuspensionBody {
  /** Written by the admin */
  readonly reason!: string;
  readonly suspendedAt!: Date;
  /** Null while it is in force */
  readonly liftedAt!: Date | null;
}

/** A lifted suspension that its user has not acknowledged. */
export class LiftedSuspensionBody {
  readonly lifted!: SuspensionBody | null;
}
