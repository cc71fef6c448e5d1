/** An objection to a suspension that awaits an admin's decision. */
export class ObjectionBody {
  readonly id!: number;
  readonly userId!: number;
  readonly fullName!: string;
  /** Why an admin suspended the account */
  readonly reason!: string;
  readonly suspendedAt!: Date;
  /** Written by the suspended user */
  readonly text!: string;
  readonly objectedAt!: Date;
}
