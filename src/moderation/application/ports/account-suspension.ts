/** Suspends accounts. */
export abstract class AccountSuspension {
  abstract execute(command: {
    readonly adminId: number;
    readonly userId: number;
    readonly reason: string;
  }): Promise<void>;
}
