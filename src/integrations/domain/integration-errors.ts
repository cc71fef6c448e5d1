import { conflict, notFound } from '#shared/domain/domain-error.js';
import { MAX_KEYS } from './api-key.js';
import { MAX_WEBHOOKS } from './webhook.js';

/** Also thrown for other employers' keys. */
export class KeyNotFound extends notFound('api_key_not_found', 'API key not found') {}

/** Not sent to this company, or deleted. */
export class FetchedApplicationNotFound extends notFound('application_not_found', 'Application not found') {}

export class TooManyKeys extends conflict(
  'too_many_api_keys',
  `You can have at most ${MAX_KEYS} API keys. Revoke one to create another.`,
) {}

/** Also thrown for other employers' webhooks. */
export class WebhookNotFound extends notFound('webhook_not_found', 'Webhook not found') {}

export class TooManyWebhooks extends conflict(
  'too_many_webhooks',
  `You can have at most ${MAX_WEBHOOKS} webhooks. Delete one to add another.`,
) {}

/** Also thrown for a delivery that is still waiting. */
export class DeliveryNotFound extends notFound(
  'delivery_not_found',
  'This delivery no longer exists or is still pending.',
) {}

/** Also thrown for other employers' imports, and when confirming one that is not stopped. */
export class ImportNotFound extends notFound(
  'import_not_found',
  'This import does not exist or is not waiting for confirmation.',
) {}

export class ImportRunning extends conflict(
  'import_running',
  'Another of your feeds is being imported. Send this one when it has finished.',
) {}
