export type Passkey = {
  readonly id: number;
  readonly userId: number;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  /** The device's signature counter; always 0 on devices without one. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

export type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

export abstract class Passkeys {
  abstract of(userId: number): Promise<readonly Passkey[]>;

  abstract byCredential(credentialId: string): Promise<Passkey | undefined>;

  /** Undefined if the credential is already registered. */
  abstract add(userId: number, name: string, passkey: NewPasskey, now: Date): Promise<Passkey | undefined>;

  /** Records a use; false if the device has a counter that did not increase, as with a cloned device. */
  abstract use(id: number, counter: number, now: Date): Promise<boolean>;

  /** False if the user has no such passkey. */
  abstract rename(userId: number, id: number, name: string): Promise<boolean>;

  /** False if the user has no such passkey. */
  abstract remove(userId: number, id: number): Promise<boolean>;

  /** Removes those added since then; all if null. */
  abstract removeSince(userId: number, since: Date | null): Promise<void>;
}

/** WebAuthn options or a WebAuthn response, as JSON. */
export type BrowserMessage = Readonly<Record<string, unknown>>;

/** The options for the browser, with the challenge that its response must sign. */
export type Ceremony = { readonly options: BrowserMessage; readonly challenge: string };

/** Creates WebAuthn options and verifies the responses. */
export abstract class WebAuthn {
  abstract registration(
    user: { readonly id: number; readonly username: string; readonly fullName: string },
    known: readonly Passkey[],
  ): Promise<Ceremony>;

  /** Undefined if the response is not valid. */
  abstract registered(answer: BrowserMessage, challenge: string): Promise<NewPasskey | undefined>;

  abstract authentication(): Promise<Ceremony>;

  /** Returns the new counter; undefined if the response is not valid. */
  abstract authenticated(answer: BrowserMessage, challenge: string, passkey: Passkey): Promise<number | undefined>;
}
