import { Inject, Injectable } from '@nestjs/common';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import {
  WebAuthn,
  type BrowserMessage,
  type Ceremony,
  type NewPasskey,
  type Passkey,
} from '../application/passkeys.js';

/** Passkeys sign in without a username or password, so the device must store them and verify its owner. */
const SELECTION = { residentKey: 'required', userVerification: 'required' } as const;

/** Loaded with the first passkey, because it takes 4 MB. */
const library = () => import('@simplewebauthn/server');

/** WebAuthn for the host and origin of `PUBLIC_URL`. */
@Injectable()
export class SimpleWebAuthn implements WebAuthn {
  private readonly origin: string;
  private readonly host: string;

  constructor(@Inject(SETTINGS) { publicUrl }: Settings) {
    this.origin = publicUrl;
    this.host = new URL(publicUrl).hostname;
  }

  async registration(
    user: { readonly id: number; readonly username: string; readonly fullName: string },
    known: readonly Passkey[],
  ): Promise<Ceremony> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: 'Wayfare',
      rpID: this.host,
      userID: new TextEncoder().encode(String(user.id)),
      userName: user.username,
      userDisplayName: user.fullName,
      authenticatorSelection: SELECTION,
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports: [...transports],
      })),
    });
    return { options: { ...options }, challenge: options.challenge };
  }

  async registered(answer: BrowserMessage, challenge: string): Promise<NewPasskey | undefined> {
    const { verifyRegistrationResponse } = await library();
    const verified = await orUndefined(
      verifyRegistrationResponse({
        response: answer as unknown as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.host,
      }),
    );
    if (!verified?.verified) return undefined;
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    return { credentialId: id, publicKey, counter, transports };
  }

  async authentication(): Promise<Ceremony> {
    const { userVerification } = SELECTION;
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({ rpID: this.host, userVerification });
    return { options: { ...options }, challenge: options.challenge };
  }

  async authenticated(answer: BrowserMessage, challenge: string, passkey: Passkey): Promise<number | undefined> {
    const { credentialId, counter, transports } = passkey;
    const { verifyAuthenticationResponse } = await library();
    const verified = await orUndefined(
      verifyAuthenticationResponse({
        response: answer as unknown as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.host,
        credential: {
          id: credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          counter,
          transports: [...transports],
        },
      }),
    );
    return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
  }
}

/** The library throws for any invalid response. */
async function orUndefined<T>(verification: Promise<T>): Promise<T | undefined> {
  return verification.catch(() => undefined);
}
