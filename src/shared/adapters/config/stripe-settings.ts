import { WrongSetting } from './wrong-setting.js';

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
export function stripeOf(given: {
  readonly STRIPE_SECRET_KEY?: string;
  readonly STRIPE_WEBHOOK_SECRET?: string;
}): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given;
  if (secretKey && webhookSecret) return { secretKey, webhookSecret };
  if (secretKey || webhookSecret) {
    throw new WrongSetting('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.');
  }
  return undefined;
}
