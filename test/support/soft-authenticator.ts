import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

type Options = { readonly challenge: string };

const [USER_PRESENT, USER_VERIFIED, HAS_CREDENTIAL] = [0x01, 0x04, 0x40];

/** A software authenticator with one passkey, which signs every challenge. */
export class SoftAuthenticator {
  readonly id = randomBytes(32).toString('base64url');
  private readonly privateKey: KeyObject;
  private readonly publicKey: Uint8Array;

  constructor(
    private readonly origin: string,
    /** Number of signatures so far. */
    public counter = 0,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const point = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    this.privateKey = privateKey;
    // COSE: an EC2 key on P-256 for ES256.
    this.publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]),
    );
  }

  /** The response to registration options. */
  register({ challenge }: Options): Record<string, unknown> {
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.publicKey]);
    const authData = new Uint8Array(Buffer.concat([this.data(HAS_CREDENTIAL), credential]));
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.answer({
      clientDataJSON: this.client('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The response to sign-in options. */
  signIn({ challenge }: Options): Record<string, unknown> {
    this.counter += 1;
    const [client, data] = [this.client('webauthn.get', challenge), this.data(0)];
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return this.answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.privateKey).toString('base64url'),
    });
  }

  private answer(response: Record<string, unknown>): Record<string, unknown> {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private data(flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    const host = createHash('sha256').update(new URL(this.origin).hostname).digest();
    return Buffer.concat([host, Buffer.from([USER_PRESENT | USER_VERIFIED | flags]), count]);
  }
}
