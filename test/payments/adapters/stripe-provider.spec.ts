import { StripeProvider } from '#payments/adapters/stripe/stripe-provider.js';
import type { Payment } from '#payments/domain/payment.js';
import { STRIPE_KEY, StripeStandIn } from '../../support/stand-ins/stripe-stand-in.js';

describe('Stripe', () => {
  let stripe: StripeStandIn;
  let provider: StripeProvider;
  beforeAll(async () => {
    stripe = await StripeStandIn.start();
    const api = { base: stripe.url, timeout: 5_000 };
    provider = new StripeProvider(
      { secretKey: STRIPE_KEY, webhookSecret: 'whsec_tests', api } as never,
      'https://jobs.test',
    );
  });
  afterAll(() => stripe.stop());

  const checkout = () => {
    const payment = { reference: crypto.randomUUID(), title: 'Cook', amount: 4_999, currency: 'USD' };
    return provider.createCheckout(payment as Payment, '/premium');
  };

  it('ends a checkout once, and says what became of one that has ended', async () => {
    const [open, paid] = [await checkout(), await checkout()];
    stripe.pay(stripe.sessionAt(paid.url ?? ''));
    const unpaid = { session: open.session, url: null, outcome: { kind: 'unpaid', session: open.session } };
    expect(await provider.expireCheckout(open.session)).toMatchObject(unpaid);
    expect(await provider.expireCheckout(open.session)).toMatchObject(unpaid);
    expect(await provider.expireCheckout(paid.session)).toMatchObject({
      url: null,
      outcome: { kind: 'paid', session: paid.session },
    });
    expect((await provider.findCheckout(paid.session)).outcome?.kind).toBe('paid');
  });
});
