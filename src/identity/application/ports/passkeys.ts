/** A public key that its owner's device signs in with. */
export type Passkey = {
  readonly id: number;
  readonly userId: number;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  /** Uses as the device counts them; 0 if it does not. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

export type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** Stores passkeys. */
export abstract class Passkeys {
  abstract of(userId: number): Promise<readonly Passkey[]>;

  abstract byCredential(credentialId: string): Promise<Passkey | undefined>;

  /** Undefined if the credential is known already. */
  abstract add(userId: number, name: string, passkey: NewPasskey, now: Date): Promise<Passkey | undefined>;

  /** Records a use; false if another one has counted further, as a copied device does. */
  abstract use(id: number, counter: number, now: Date): Promise<boolean>;

  /** False if the user has no such passkey. */
  abstract rename(userId: number, id: number, name: string): Promise<boolean>;

  /** False if the user has no such passkey. */
  abstract remove(userId: number, id: number): Promise<boolean>;

  abstract removeAll(userId: number): Promise<void>;
}

/** What a browser gets and sends, as WebAuthn defines it. */
export type BrowserMessage = Readonly<Record<string, unknown>>;

/** A question to a browser, with the challenge that its answer has to sign. */
export type Ceremony = { readonly options: BrowserMessage; readonly challenge: string };

/** Makes and checks the messages of WebAuthn. */
export abstract class WebAuthn {
  abstract registration(
    user: { readonly id: number; readonly username: string; readonly fullName: string },
    known: readonly Passkey[],
  ): Promise<Ceremony>;

  /** Undefined if the answer is not genuine. */
  abstract registered(answer: BrowserMessage, challenge: string): Promise<NewPasskey | undefined>;

  abstract authentication(): Promise<Ceremony>;

  /** The new counter; undefined if the answer is not genuine. */
  abstract authenticated(answer: BrowserMessage, challenge: string, passkey: Passkey): Promise<number | undefined>;
}
