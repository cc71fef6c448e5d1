import type { OptionalStream } from './mail-kinds.js';

/** What push messages are about. The preferences for mails decide about them too. */
export const PUSH_STREAMS = {
  message: 'messages',
  interview: 'applications',
  decision: 'applications',
} as const satisfies Record<string, OptionalStream>;

export type PushKind = keyof typeof PUSH_STREAMS;

/** Browsers per account; the oldest gives way. */
export const MAX_BROWSERS = 10;

/** Seconds for which a push service keeps a message for a device that is off. */
export const TIME_TO_LIVE = 24 * 60 * 60;

/** Attempts, in about two hours: later the message is no news. */
export const MAX_ATTEMPTS = 5;

/** Lengths in characters; real endpoints have up to about 500. */
export const PUSH_LIMITS = {
  endpoint: { label: 'Endpoint', max: 1000 },
  key: { label: 'Key', max: 100 },
} as const;

/** Where and how a browser gets messages, as its push service told it. */
export type BrowserSubscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** Bytes of the public key and of the secret of a browser (RFC 8291). */
const KEY_BYTES = { p256dh: 65, auth: 16 } as const;

/** Whether the keys are such as browsers make. */
export function hasUsableKeys(subscription: Pick<BrowserSubscription, 'p256dh' | 'auth'>): boolean {
  return (['p256dh', 'auth'] as const).every((name) => {
    const text = subscription[name];
    return /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === KEY_BYTES[name];
  });
}
