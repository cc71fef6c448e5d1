import type { PaymentSettlement } from '#payments/application/payment-settlement.js';
import type { Checkout, PaymentProvider } from '#payments/application/ports/payment-provider.js';
import type { Payments } from '#payments/application/ports/payments.js';
import type { PremiumListings } from '#payments/application/ports/premium-listings.js';
import { RefreshPayment } from '#payments/application/refresh-payment.js';
import { StartCheckout } from '#payments/application/start-checkout.js';
import { ListingNotFound, NoOnlinePayment, NothingToPay, PaymentNotFound } from '#payments/domain/payment-errors.js';
import { Payment, type Outcome } from '#payments/domain/payment.js';
import type { BackgroundWork } from '#shared/application/background/background-work.js';
import { EventBus } from '#shared/application/event-bus.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const COMMAND = { jobId: 2, employerId: 3 };
const UNPAID = { kind: 'unpaid', session: 'cs_1' } as const;
const PAID = { kind: 'paid', session: 'cs_1', charge: 'pi_1', amount: 4_999, currency: 'USD' } as const;

function aPayment(session?: string): Payment {
  const payment = Payment.open({ id: 1, reference: 'a', ...COMMAND, title: 'Night Porter' }, 'stripe', NOW);
  if (session) payment.begin(session);
  return payment;
}

function paid(): Payment {
  const payment = aPayment('cs_1');
  payment.receive('pi_1', NOW);
  return payment;
}

describe('a checkout', () => {
  type Site = {
    /** The payment of the listing, if there is one. */
    readonly current?: Payment;
    readonly listing?: { readonly employerId: number; readonly isPayable: boolean } | undefined;
    readonly provider?: 'stripe' | null;
    /** What the provider knows of the session that the payment has. */
    readonly found?: Pick<Checkout, 'url' | 'outcome'>;
    readonly made?: Pick<Checkout, 'url'>;
    /** What happens while the provider is asked for a new checkout. */
    meanwhile?(payment: Payment): void;
    readonly isTaken?: boolean;
  };

  async function start(site: Site) {
    const calls: string[] = [];
    const { listing = { employerId: 3, isPayable: true }, provider = 'stripe', made = { url: '/pay/cs_2' } } = site;
    let payment = site.current;
    const payments = {
      nextId: async () => 7,
      current: async () => (payment?.status === 'cancelled' ? undefined : payment),
      addUnlessCurrent: async (added: Payment) => {
        if (site.isTaken) return false;
        payment = added;
        calls.push(`add ${added.id} of listing ${added.jobId}, employer ${added.employerId}: ${added.title}`);
        return true;
      },
      change: async (_id: number, change: (changed: Payment) => unknown) => payment && change(payment),
    };
    const checkouts = {
      name: provider,
      createCheckout: async (paying: Payment, path: string) => {
        calls.push(`create for ${path}`);
        site.meanwhile?.(paying);
        return { session: 'cs_2', outcome: undefined, ...made };
      },
      findCheckout: async (session: string) => ({ session, url: null, outcome: undefined, ...site.found }),
    };
    const settlement = {
      apply: async (paying: Payment, outcome: Outcome) => {
        calls.push(`apply ${outcome.kind}`);
        if (outcome.kind === 'unpaid') paying.expire(NOW);
        else paying.receive('pi_1', NOW);
      },
    };
    const checkout = new StartCheckout(
      payments as unknown as Payments,
      {
        lock: async () => ('listing' in site && !site.listing ? undefined : { ...listing, title: 'Cook' }),
      } as unknown as PremiumListings,
      checkouts as unknown as PaymentProvider,
      settlement as unknown as PaymentSettlement,
      { wake: (queue: string) => void calls.push(`wake ${queue}`) } as unknown as BackgroundWork,
      new FixedClock(),
      new InMemoryUnitOfWork(new EventBus()),
    );
    const answer = await checkout.execute(COMMAND).catch((error: unknown) => error);
    return { answer, calls, session: payment?.session ?? null };
  }

  const CREATED = 'create for /employer/job/2?payment=1';

  it('begins with a payment of the listing', async () => {
    expect(await start({})).toEqual({
      answer: '/pay/cs_2',
      calls: ['add 7 of listing 2, employer 3: Cook', 'create for /employer/job/2?payment=7'],
      session: 'cs_2',
    });
  });

  it.each<[string, Site, string, string[]]>([
    ['begins for a payment that has none', { current: aPayment() }, 'cs_2', [CREATED]],
    [
      'goes on while its page is open',
      { current: aPayment('cs_1'), found: { url: '/pay/cs_2', outcome: undefined } },
      'cs_1',
      [],
    ],
    [
      'begins anew once it has expired',
      { current: aPayment('cs_1'), found: { url: null, outcome: UNPAID } },
      'cs_2',
      ['apply unpaid', 'add 7 of listing 2, employer 3: Cook', 'create for /employer/job/2?payment=7'],
    ],
  ])('%s', async (_what, site, session, calls) => {
    expect(await start(site)).toEqual({ answer: '/pay/cs_2', calls, session });
  });

  it.each<[string, Site, new () => Error, string[]]>([
    ['for a listing that does not exist', { listing: undefined }, ListingNotFound, []],
    ["for another employer's listing", { listing: { employerId: 4, isPayable: true } }, ListingNotFound, []],
    ['on a site without online payments', { provider: null }, NoOnlinePayment, []],
    ['for a listing that is not to be premium', { listing: { employerId: 3, isPayable: false } }, NothingToPay, []],
    ['once it is paid', { current: paid() }, NothingToPay, []],
    ['when another request was first', { isTaken: true }, NothingToPay, []],
    ['while the bank is still working', { current: aPayment('cs_1') }, NothingToPay, []],
    [
      'when it turns out to be paid',
      { current: aPayment('cs_1'), found: { url: null, outcome: PAID } },
      NothingToPay,
      ['apply paid'],
    ],
    ['without a page to pay on', { current: aPayment(), made: { url: null } }, NothingToPay, [CREATED]],
    [
      'when premium was refused meanwhile, and is ended in the background',
      { current: aPayment(), meanwhile: (payment) => payment.cancel(NOW) },
      NothingToPay,
      [CREATED, 'wake payment'],
    ],
  ])('does not begin %s', async (_when, site, expected, calls) => {
    const result = await start(site);
    expect(result.answer).toBeInstanceOf(expected);
    expect(result.calls).toEqual(calls);
  });
});

describe('a payment that its employer looks at', () => {
  it.each([
    ['is asked of the provider, and read again', { id: 1, employerId: 3 }, 'paid'],
    ['is that of the employer', { id: 1, employerId: 4 }, 'payment_not_found'],
    ['exists', { id: 2, employerId: 3 }, 'payment_not_found'],
  ])('%s', async (_what, { id, employerId }, expected) => {
    const stored = new Map([[1, aPayment('cs_1')]]);
    const synchronize = async () => void stored.set(1, paid());
    const refresh = new RefreshPayment(
      { find: async (paymentId: number) => stored.get(paymentId) } as unknown as Payments,
      { synchronize } as unknown as PaymentSettlement,
    );
    const read = refresh.execute({ paymentId: id, employerId });
    expect(await read.then(({ status }) => status).catch(({ code }: PaymentNotFound) => code)).toBe(expected);
  });
});
