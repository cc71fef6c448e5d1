/** The authenticator app of an account. */
export type SecondFactor = {
  /** In base 32. Undefined if it cannot be read, because the secret of the installation has changed. */
  readonly secret: string | undefined;
  /** Whether its owner has entered a first code. */
  readonly isOn: boolean;
  readonly recoveryCodesLeft: number;
};

/** Stores second factors, and which codes were used. */
export abstract class SecondFactors {
  abstract find(userId: number): Promise<SecondFactor | undefined>;

  /** Keeps a secret until its owner enters a first code; a former one is forgotten. False if the second factor is on. */
  abstract propose(userId: number, secret: string): Promise<boolean>;

  /** Turns it on with a code of the time step. False if it is on. */
  abstract enable(userId: number, step: number, now: Date): Promise<boolean>;

  /** Uses the code of a time step; false for one that is not newer than all before. Of concurrent calls one succeeds. */
  abstract useStep(userId: number, step: number): Promise<boolean>;

  /** Makes new recovery codes, which replace the former. Only their hashes are stored. */
  abstract issueRecoveryCodes(userId: number): Promise<readonly string[]>;

  /** Uses up a recovery code. Of concurrent calls one succeeds. */
  abstract useRecoveryCode(userId: number, code: string): Promise<boolean>;

  /** False if it was not on. */
  abstract remove(userId: number): Promise<boolean>;
}

/** The codes of authenticator apps (RFC 6238). */
export abstract class OneTimeCodes {
  /** In base 32. */
  abstract newSecret(): string;

  /** The address that apps read from a QR code. */
  abstract addressOf(secret: string, username: string): string;

  /** The time step that a code belongs to; undefined unless it is the current one or next to it. */
  abstract stepOf(secret: string, code: string, now: Date): number | undefined;
}
