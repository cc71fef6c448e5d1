import type { Environment } from '../environment.js';

/** An account at Stripe. */
export type StripeSettings = {
  readonly secretKey: string;
  /** Signing secret of Stripe's webhook. */
  readonly webhookSecret: string;
  /** Origin of the API, and the timeout of an attempt in milliseconds; only tests set it. */
  readonly api?: { readonly base: string; readonly timeout: number };
};

/**
 * The configured account; `undefined` if none of the variables is set.
 * @throws WrongSetting when one is missing
 */
export function stripeOf(environment: Environment): StripeSettings | undefined {
  return environment.together({ secretKey: 'STRIPE_SECRET_KEY', webhookSecret: 'STRIPE_WEBHOOK_SECRET' });
}
