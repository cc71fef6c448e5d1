import { ECDH } from 'node:crypto';
import webPush from 'web-push';
import type { PushSettings } from '#platform/config/services/push-settings.js';
import type { Outbound } from '#platform/outbound/outbound.js';
import type { PushResult, PushSender, PushText } from '../../application/ports/push-sender.js';
import { hasUsableKeys, TIME_TO_LIVE, type BrowserSubscription } from '../../domain/push.js';

/** In milliseconds. */
const TIMEOUT = 15_000;

/** The browser has unsubscribed, or the subscription has expired. */
const GONE = new Set([404, 410]);

/** Too many requests for now; the other refusals are for good. */
const LATER = 429;

/** Encrypts messages for the browser (RFC 8291), signs them for its push service (RFC 8292) and hands them over. */
export class WebPushSender implements PushSender {
  constructor(
    private readonly keys: PushSettings,
    private readonly outbound: Outbound,
  ) {}

  get publicKey(): string {
    return this.keys.publicKey;
  }

  problemWith(endpoint: string): string | undefined {
    return this.outbound.problemWith(endpoint, { mustBeSecure: true });
  }

  canEncryptFor(subscription: BrowserSubscription): boolean {
    return hasUsableKeys(subscription) && isPoint(subscription.p256dh);
  }

  async send({ endpoint, p256dh, auth }: BrowserSubscription, text: PushText): Promise<PushResult> {
    // Stored by an earlier version.
    if (!this.canEncryptFor({ endpoint, p256dh, auth })) return 'gone';
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(text),
      { vapidDetails: this.keys, TTL: TIME_TO_LIVE, contentEncoding: 'aes128gcm' },
    );
    try {
      const sent = { ...headers, 'content-length': String(body.length) };
      const response = await this.outbound.send(endpoint, { method, headers: textsOf(sent), body, timeout: TIMEOUT });
      // Only the status counts; the body is not read.
      response.on('error', () => undefined).destroy();
      return resultOf(response.statusCode ?? 0);
    } catch {
      // Neither the error nor the endpoint is logged: whoever knows it can send messages to the browser.
      return 'failed';
    }
  }
}

function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return 'sent';
  if (GONE.has(status)) return 'gone';
  return status === LATER || status >= 500 ? 'failed' : 'refused';
}

function textsOf(headers: Readonly<Record<string, string | number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
