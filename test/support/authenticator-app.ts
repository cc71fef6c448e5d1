import { TOTP } from 'otpauth';

/** Milliseconds for which a code is shown. */
export const STEP = 30_000;

/** An authenticator app of someone who scanned the QR code. */
export class AuthenticatorApp {
  constructor(private readonly secret: string) {}

  /** What the app shows at a time. */
  code(at = Date.now()): string {
    return new TOTP({ secret: this.secret }).generate({ timestamp: at });
  }

  /** What it shows after that: valid already, and not used by a set-up at the moment. */
  nextCode(): string {
    return this.code(Date.now() + STEP);
  }
}
