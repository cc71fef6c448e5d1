import type { User } from '../../accounts/domain/user.js';
import type { ProviderIdentity } from '../../providers/application/linked-identities.js';

export type SignInMethod = 'password' | 'passkey' | 'provider' | 'registration';

/** Time limit for entering a code, in milliseconds. */
export const CODE_LIFETIME = 10 * 60 * 1000;

/** A sign-in whose first step succeeded, and which waits for a code. */
export type PendingSignIn = {
  readonly userId: number;
  readonly method: SignInMethod;
  /** Linked to the account after signing in. */
  readonly identity?: ProviderIdentity | undefined;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};

/** The session of the browser that sent the request. Use cases get it with their command. */
export abstract class BrowserSession {
  abstract readonly id: string;

  /** The network address of the caller. */
  abstract readonly address: string;

  /** The time zone that the browser names, if it is one. */
  abstract readonly timeZone: string | undefined;

  abstract readonly passedSecondFactor: boolean;

  /** Whether it has yet to pass the second factor that the settings require. */
  abstract readonly isHeld: boolean;

  /** The sign-in that waits for a code, even if it has expired. */
  abstract readonly pending: PendingSignIn | undefined;

  /** Signs in at `now` under a new session id, within the open transaction if there is one. */
  abstract start(userId: number, passedSecondFactor: boolean, now: Date): Promise<void>;

  /** Records that the signed-in user has passed a second factor. */
  abstract passSecondFactor(): void;

  /** Signs out the current user and keeps a sign-in under a new session id. */
  abstract keep(pending: PendingSignIn, user: User): Promise<void>;

  /** Whether the user's password is unchanged since the pending sign-in was kept. */
  abstract isPendingFor(user: User): boolean;

  /** Ends the session and removes its cookie. */
  abstract end(): Promise<void>;

  /** Runs a unit of work that starts the session. If it fails, the session is not saved with the response. */
  async attempt(unit: () => Promise<void>): Promise<void> {
    try {
      await unit();
    } catch (error) {
      this.detach();
      throw error;
    }
  }

  /** Prevents the session from being saved with the response. */
  protected abstract detach(): void;
}
