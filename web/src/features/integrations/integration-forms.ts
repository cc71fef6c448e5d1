import * as z from 'zod/mini';
import type { WebhookEvent } from '@/api/generated/types.gen';
import { ownPassword } from '@/lib/rules/account-rules.ts';
import { t } from '@/lib/language/t.ts';

const url = z
  .string()
  .check(
    z.trim(),
    z.minLength(10, t('Address must be at least 10 characters')),
    z.maxLength(1000, t('Address must be at most 1000 characters')),
  );

export const keySchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, t('Name is required')), z.maxLength(60, t('Name must be at most 60 characters'))),
  scope: z.enum(['read', 'write', 'read:applications']),
  days: z.number(t('Choose how long it is valid')),
  password: ownPassword(t('Password is required')),
});

export const addressSchema = z.object({ url, password: ownPassword(t('Password is required')) });

/** Labels of webhook events. */
export const WEBHOOK_EVENTS: Readonly<Record<WebhookEvent, string>> = {
  'application.received': t('Application received'),
  'application.status_changed': t('Application status changed'),
  'application.deleted': t('Application deleted'),
  'listing.approved': t('Listing approved'),
  'listing.rejected': t('Listing rejected'),
  'listing.closed': t('Listing closed'),
};

const EVENTS = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]];

export const webhookSchema = z.object({
  url,
  events: z.array(z.enum(EVENTS)).check(z.minLength(1, t('Choose at least one event'))),
  password: ownPassword(t('Password is required')),
});
