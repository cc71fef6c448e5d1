import { checked } from '#shared/domain/field-checks.js';

export const WEBHOOK_EVENTS = [
  'application.received',
  'application.status_changed',
  'application.deleted',
  'listing.approved',
  'listing.rejected',
  'listing.closed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Webhooks per employer. */
export const MAX_WEBHOOKS = 5;

export const WEBHOOK_URL = { label: 'Address', min: 10, max: 1_000 } as const;

/** Hours for which a replaced secret continues to sign. */
export const FORMER_SECRET_HOURS = 24;

export type EnteredWebhook = { readonly url: string; readonly events: readonly string[] };

export type WebhookTerms = { readonly url: string; readonly events: readonly WebhookEvent[] };

/**
 * Validates the URL and events of a webhook; `problemWith` returns why a URL is not allowed.
 * @throws InvalidFields
 */
export function checkWebhook(form: EnteredWebhook, problemWith: (url: string) => string | undefined): WebhookTerms {
  return checked((checks) => {
    const url = checks.required('url', form.url, WEBHOOK_URL);
    const problem = url.length >= WEBHOOK_URL.min ? problemWith(url) : undefined;
    if (problem !== undefined) checks.add('url', problem);
    const events = WEBHOOK_EVENTS.filter((event) => form.events.includes(event));
    if (events.length === 0) checks.add('events', 'Choose at least one event');
    return { url, events };
  });
}

const [MINUTE, HOUR] = [60, 60 * 60];

/** Seconds until the next attempt, by number of failed attempts; four days in total. */
const DELAYS = [5, 30, 2 * MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR, 24 * HOUR, 24 * HOUR];

/** Seconds until the next attempt; undefined if there are no more. */
export function webhookDelay(failedAttempts: number): number | undefined {
  return DELAYS[failedAttempts - 1];
}
