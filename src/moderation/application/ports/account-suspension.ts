/** Who acts for a company. */
export abstract class CompanyMembers {
  /** Without suspended ones. */
  abstract everyone(companyId: number): Promise<readonly number[]>;
}

/** Suspends accounts. */
export abstract class AccountSuspension {
  abstract execute(command: {
    readonly adminId: number;
    readonly userId: number;
    readonly reason: string;
  }): Promise<void>;
}
