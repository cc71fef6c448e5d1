import { TOTP } from 'otpauth';

/** Duration of a code in milliseconds. */
export const STEP = 30_000;

/** An authenticator app that has scanned the QR code. */
export class AuthenticatorApp {
  constructor(private readonly secret: string) {}

  /** The code at a given time. */
  code(at = Date.now()): string {
    return new TOTP({ secret: this.secret }).generate({ timestamp: at });
  }

  /** The next code: accepted already, and not yet used by a set-up with the current one. */
  nextCode(): string {
    return this.code(Date.now() + STEP);
  }
}
