/** The authenticator app of an account. */
export type SecondFactor = {
  /** Base32. Undefined if it cannot be decrypted, because the installation's secret has changed. */
  readonly secret: string | undefined;
  /** Whether its owner has confirmed it with a first code. */
  readonly isOn: boolean;
  readonly recoveryCodesLeft: number;
};

/** Second factors, and which of their codes were used. */
export abstract class SecondFactors {
  abstract find(userId: number): Promise<SecondFactor | undefined>;

  /**
   * Stores a secret to be confirmed by a first code, replacing an unconfirmed one. False if the second factor is on.
   */
  abstract propose(userId: number, secret: string): Promise<boolean>;

  /** Turns it on with the code of a time step. False if it is already on. */
  abstract enable(userId: number, step: number, now: Date): Promise<boolean>;

  /**
   * Uses the code of a time step; false unless it is newer than the last one. Only one of concurrent calls succeeds.
   */
  abstract useStep(userId: number, step: number): Promise<boolean>;

  /** Replaces the recovery codes. Only their hashes are stored. */
  abstract issueRecoveryCodes(userId: number, now: Date): Promise<readonly string[]>;

  /** Uses a recovery code. Only one of concurrent calls succeeds. */
  abstract useRecoveryCode(userId: number, code: string): Promise<boolean>;

  /** Returns whether it was on. */
  abstract remove(userId: number): Promise<boolean>;

  /** Removes an app that was set up since then, and recovery codes issued since then. */
  abstract removeSince(userId: number, since: Date): Promise<void>;
}

/** The codes of authenticator apps (RFC 6238). */
export abstract class OneTimeCodes {
  /** Base32. */
  abstract newSecret(): string;

  /** The `otpauth://` address for a QR code. */
  abstract addressOf(secret: string, username: string): string;

  /** The time step of a code; undefined unless it is the current one or adjacent to it. */
  abstract stepOf(secret: string, code: string, now: Date): number | undefined;
}
