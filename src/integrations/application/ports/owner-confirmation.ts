/** Whose access is changed, and the password of the signed-in owner, and where and when they signed in. */
export type Confirmation = {
  readonly employerId: number;
  readonly userId: number;
  readonly password: string;
  readonly address: string;
  readonly signedInAt: Date | undefined;
};

/** Makes sure that the owner is at the keyboard before a program gets access. */
export abstract class OwnerConfirmation {
  /**
   * Runs the change in a unit of work if the password is right, or after a recent sign-in to an account without one.
   * @throws WrongPassword, SignInAgain, TooManyAttempts, RateLimiterFailed
   */
  abstract execute<T>(
    confirmation: Omit<Confirmation, 'employerId'> & { readonly field: string },
    change: () => Promise<T>,
  ): Promise<T>;
}
