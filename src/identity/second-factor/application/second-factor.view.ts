/** The state of two-factor authentication with an authenticator app. */
export class SecondFactorBody {
  readonly isOn!: boolean;
  readonly recoveryCodesLeft!: number;
  /** Whether this account must have a second factor: a passkey or an authenticator app */
  readonly isRequired!: boolean;

  /** Whether this session must pass a second factor before it can do anything else */
  readonly isMissing!: boolean;
}

/** The secret to enter in an authenticator app. */
export class ProposedSecondFactorBody {
  /** Base32 */
  readonly secret!: string;
  /** An `otpauth://` address for a QR code */
  readonly address!: string;
}

/** Codes that replace the authenticator app; each works once. */
export class RecoveryCodesBody {
  readonly recoveryCodes!: readonly string[];
}
