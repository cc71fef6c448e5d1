import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import type { OneTimeCodes } from '../application/second-factors.js';

const ISSUER = 'Wayfare';
/** The length of the hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const PERIOD = 30;
/** Accepted clock drift, in time steps. */
const WINDOW = 1;

/** The parameters that all authenticator apps support: SHA-1, six digits, 30 seconds. */
@Injectable()
export class OtpauthCodes implements OneTimeCodes {
  newSecret(): string {
    return new Secret({ size: SECRET_BYTES }).base32;
  }

  addressOf(secret: string, username: string): string {
    return totp(secret, username).toString();
  }

  stepOf(secret: string, code: string, now: Date): number | undefined {
    const timestamp = now.getTime();
    const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW });
    return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
  }
}

function totp(secret: string, label = ISSUER): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD });
}
