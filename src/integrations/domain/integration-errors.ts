import { domainError } from '../../shared/domain/domain-error.js';
import { MOST_KEYS } from './api-key.js';
import { MOST_WEBHOOKS } from './webhook.js';

/** Also for other employers' keys. */
export class KeyNotFound extends domainError('not-found', 'api_key_not_found', 'This API key is not among yours.') {}

export class TooManyKeys extends domainError(
  'conflict',
  'too_many_api_keys',
  `You can have at most ${MOST_KEYS} API keys. Revoke one to make another.`,
) {}

/** Also for other employers' webhooks. */
export class WebhookNotFound extends domainError(
  'not-found',
  'webhook_not_found',
  'This webhook is not among yours.',
) {}

export class TooManyWebhooks extends domainError(
  'conflict',
  'too_many_webhooks',
  `You can have at most ${MOST_WEBHOOKS} webhooks. Delete one to add another.`,
) {}

/** Also for a delivery that is still waiting. */
export class DeliveryNotFound extends domainError(
  'not-found',
  'delivery_not_found',
  'This delivery is not there any more, or is still on its way.',
) {}

/** Also for other employers' imports, and for confirming one that has not stopped. */
export class ImportNotFound extends domainError(
  'not-found',
  'import_not_found',
  'This import is not there, or does not wait for you.',
) {}

export class ImportRunning extends domainError(
  'conflict',
  'import_running',
  'Another feed of yours is being imported. Send this one when it is done.',
) {}
