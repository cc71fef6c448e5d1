import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A pair of keys for the settings, made for tests only. */
export const VAPID = {
  VAPID_PUBLIC_KEY: 'BM-vhcyXF1selxgnq3dUHb7sVLCYJ7QjD3tdCJhP5KRU3nuyHYetllCyEhW5NRAHx3QBqazLdcABmmneLPg-jNg',
  VAPID_PRIVATE_KEY: 'Q4BYUP5X43M_Ma3YoBR2YXmKhER9k1358mihPwghZO4',
};

/** A message as the browser gets it, and what came with it. */
export type Pushed = {
  readonly text: Record<string, string>;
  readonly headers: IncomingHttpHeaders;
  readonly raw: Buffer;
};

/** A browser that has subscribed: the only one that can read its messages. */
export class StandInBrowser {
  /** Messages in the order of arrival. */
  readonly pushed: Pushed[] = [];
  /** What the push service answers. */
  status = 201;
  private readonly keys: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(readonly endpoint: string) {
    this.keys.generateKeys();
  }

  /** As the app sends it to the server. */
  get subscription(): { endpoint: string; p256dh: string; auth: string } {
    const { endpoint } = this;
    return { endpoint, p256dh: this.keys.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
  }

  /** Decrypts a message (RFC 8188, RFC 8291). */
  read(body: Buffer): string {
    const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender]);
    const secret = derive(this.keys.computeSecret(sender), this.auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const sealed = body.subarray(21 + keyLength);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }
}

/** A push service on this machine. */
export class PushService {
  private readonly browsers = new Map<string, StandInBrowser>();
  private readonly server = createServer();

  async open(): Promise<this> {
    this.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.receive(request).then(
        (status) => response.writeHead(status).end(),
        () => response.writeHead(500).end(),
      );
    });
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  /** A browser that subscribes. */
  browser(): StandInBrowser {
    const path = `/${randomBytes(16).toString('base64url')}`;
    const { port } = this.server.address() as AddressInfo;
    const browser = new StandInBrowser(`http://127.0.0.1:${port}${path}`);
    this.browsers.set(path, browser);
    return browser;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Reads a message as its browser would; returns the status of the answer. */
  private async receive(request: IncomingMessage): Promise<number> {
    const raw = await buffer(request);
    const browser = this.browsers.get(request.url ?? '');
    if (!browser) return 404;
    const text = JSON.parse(browser.read(raw)) as Record<string, string>;
    browser.pushed.push({ text, headers: request.headers, raw });
    return browser.status;
  }
}

/** The claims of the signature that the site adds for the push service (RFC 8292). @throws if it is not the site's */
export function claimsOf({ authorization = '' }: IncomingHttpHeaders): Record<string, unknown> {
  const [, token = '', publicKey = ''] = /^vapid t=(\S+), ?k=(\S+)$/.exec(authorization) ?? [];
  const [head, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key, dsaEncoding: 'ieee-p1363' } as const;
  const isValid = verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'));
  if (!isValid || publicKey !== VAPID.VAPID_PUBLIC_KEY) throw new Error('The signature is not that of the site.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}

function derive(secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
