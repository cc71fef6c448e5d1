import * as z from 'zod/mini';
import type { WebhookEvent } from '@/api/generated/types.gen';
import { ownPassword } from '@/lib/rules/account-rules.ts';

const url = z
  .string()
  .check(
    z.trim(),
    z.minLength(10, 'Address must be at least 10 characters'),
    z.maxLength(1000, 'Address must be at most 1000 characters'),
  );

export const keySchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Name is required'), z.maxLength(60, 'Name must be at most 60 characters')),
  scope: z.enum(['read', 'write']),
  days: z.number('Choose how long it is valid'),
  password: ownPassword('Password is required'),
});

export const addressSchema = z.object({ url, password: ownPassword('Password is required') });

/** Labels of webhook events. */
export const WEBHOOK_EVENTS: Readonly<Record<WebhookEvent, string>> = {
  'application.received': 'Application received',
  'application.status_changed': 'Application status changed',
  'listing.approved': 'Listing approved',
  'listing.rejected': 'Listing rejected',
  'listing.closed': 'Listing closed',
};

const EVENTS = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]];

export const webhookSchema = z.object({
  url,
  events: z.array(z.enum(EVENTS)).check(z.minLength(1, 'Choose at least one event')),
  password: ownPassword('Password is required'),
});
