import { eventually } from '../../support/eventually.js';
import { PremiumShop, type PaymentAnswer } from '../../support/mothers/premium-shop.js';
import { signatureOf } from '../../support/stand-ins/stripe-stand-in.js';

describe('Stripe events', () => {
  const shop = PremiumShop.forTests();
  const { board } = shop;

  describe('the signature check', () => {
    const body = (): string => JSON.stringify({ object: 'event', type: 'nothing.happened' });
    const WRONG = { status: 400, body: { code: 'wrong_signature' } };

    it.each([
      ['an empty signature', () => ''],
      ['a signature with another secret', () => signatureOf(body(), { secret: 'whsec_guessed' })],
      ['a signature from six minutes ago', () => signatureOf(body(), { secondsAgo: 361 })],
      ['a signature of another body', () => signatureOf('{}')],
      ['a changed timestamp', () => signatureOf(body()).replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) + 1}`)],
      ['only another scheme', () => signatureOf(body()).replace(/v1=/, 'v0=')],
      ['a malformed header', () => 'what is this'],
    ])('rejects %s', async (_name, signature) => {
      expect(await shop.sendEvent(body(), signature())).toMatchObject(WRONG);
    });

    it('accepts a signature from four minutes ago, and one with the old secret beside the new one', async () => {
      expect((await shop.sendEvent(body(), signatureOf(body(), { secondsAgo: 240 }))).status).toBe(204);
      const both = `${signatureOf(body(), { secret: 'whsec_old' })},${signatureOf(body()).split(',')[1]}`;
      expect((await shop.sendEvent(body(), both)).status).toBe(204);
    });

    it('covers the bytes as sent', async () => {
      const spaced = `{ "object":\n "event" , "type":"nothing.happened" }`;
      expect((await shop.sendEvent(spaced)).status).toBe(204);
    });

    it('rejects oversized events', async () => {
      const large = JSON.stringify({ object: 'event', type: 'nothing.happened', padding: 'x'.repeat(300_000) });
      expect((await shop.sendEvent(large)).status).toBe(413);
    });
  });

  it('are ignored if about unknown payments', async () => {
    const { session } = await shop.paid();
    const event = shop.stripe.eventAbout(
      { ...session, client_reference_id: '00000000-0000-4000-8000-000000000000' },
      'checkout.session.completed',
    );
    expect((await shop.sendEvent(event)).status).toBe(204);
    const strange = shop.stripe.eventAbout(
      { ...session, client_reference_id: 'order 12' },
      'checkout.session.completed',
    );
    expect((await shop.sendEvent(strange)).status).toBe(204);
  });

  it('count once when repeated, even simultaneously', async () => {
    const { id } = await board.approved({ isPremium: true });
    const event = shop.stripe.pay(await shop.session(id));
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.sendEvent(event)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 204));
    const { version } = await shop.job(id);
    await shop.sendEvent(event);
    expect(await shop.job(id)).toMatchObject({ isPremium: true, version });
    expect(await shop.statuses(id)).toEqual(['paid']);
  });

  it('make a listing premium only once a delayed payment succeeds', async () => {
    const { id } = await board.approved({ isPremium: true });
    const session = await shop.session(id);
    session.status = 'complete';
    await shop.sendEvent(shop.stripe.eventAbout(session, 'checkout.session.completed'));
    expect(await shop.job(id)).toMatchObject({ isPremium: false });
    expect(await shop.statuses(id)).toEqual(['open']);
    expect((await shop.checkout(id)).status).toBe(409);
    Object.assign(session, { payment_status: 'paid', payment_intent: 'pi_slow' });
    await shop.sendEvent(shop.stripe.eventAbout(session, 'checkout.session.async_payment_succeeded'));
    expect(await shop.job(id)).toMatchObject({ isPremium: true });
  });

  it('let the employer try again after a failed payment', async () => {
    const { id } = await board.approved({ isPremium: true });
    const session = await shop.session(id);
    session.status = 'complete';
    await shop.sendEvent(shop.stripe.eventAbout(session, 'checkout.session.async_payment_failed'));
    expect(await shop.statuses(id)).toEqual(['cancelled']);
    expect((await shop.checkout(id)).status).toBe(200);
  });

  it('end premium after a full refund, but not after a partial one', async () => {
    const { id, session } = await shop.paid();
    await board.admin.put(`/api/jobs/${id}/approve`);
    await shop.sendEvent(shop.stripe.refunded(session, 0.5));
    expect(await shop.job(id)).toMatchObject({ isPremium: true });
    await shop.sendEvent(shop.stripe.refunded(session));
    expect(await shop.job(id)).toMatchObject({ isApproved: true, isPremium: false, premiumGranted: false });
    expect(await shop.statuses(id)).toEqual(['refunded']);
  });

  it('end premium once the bank has given the money back to the cardholder', async () => {
    const { id, session } = await shop.paid();
    await board.admin.put(`/api/jobs/${id}/approve`);
    for (const event of [
      shop.stripe.disputed(session, 'won'),
      shop.stripe.disputed(session, 'lost', { amount: 100 }),
      shop.stripe.disputed(session, 'lost', { payment_intent: 'pi_of_another_order' }),
      shop.stripe.disputed(session, 'lost', { payment_intent: null }),
    ])
      expect((await shop.sendEvent(event)).status).toBe(204);
    expect(await shop.job(id)).toMatchObject({ isPremium: true });
    await shop.sendEvent(shop.stripe.disputed(session, 'lost'));
    expect(await shop.job(id)).toMatchObject({ isApproved: true, isPremium: false });
    expect(await shop.statuses(id)).toEqual(['refunded']);
  });

  it('have the same effect in the wrong order', async () => {
    const { id } = await board.approved({ isPremium: true });
    const session = await shop.session(id);
    const paid = shop.stripe.pay(session);
    await shop.sendEvent(shop.stripe.refunded(session));
    await shop.sendEvent(paid);
    await shop.sendEvent(shop.stripe.eventAbout(session, 'checkout.session.expired'));
    expect(await shop.job(id)).toMatchObject({ isPremium: false });
    expect(await shop.statuses(id)).toEqual(['refunded']);
  });

  describe('about another payment of the same Stripe account', () => {
    const opened = async () => {
      const { id } = await board.approved({ isPremium: true });
      return { id, session: await shop.session(id) };
    };
    const paidAs = (session: Awaited<ReturnType<typeof shop.session>>, changes: object): object =>
      shop.stripe.eventAbout(
        { ...session, status: 'complete', payment_status: 'paid', payment_intent: 'pi_1', ...changes },
        'checkout.session.completed',
      );

    it.each([
      ['the session of a payment link with the reference, for one dollar', { id: 'cs_link', amount_total: 100 }],
      ['another session, for the right amount', { id: 'cs_link' }],
      ['one dollar', { amount_total: 100 }],
      ['another currency', { currency: 'jpy' }],
      ['nothing', { amount_total: 0, payment_status: 'no_payment_required' }],
      ['a payment that the bank is still processing', { payment_status: 'unpaid' }],
      ['a saved card instead of a payment', { mode: 'setup' }],
      ['a subscription', { mode: 'subscription' }],
      ['a session without a charge', { payment_intent: null }],
    ])('do not settle it: %s', async (_name, changes) => {
      const { id, session } = await opened();
      expect((await shop.sendEvent(paidAs(session, changes))).status).toBe(204);
      expect(await shop.statuses(id)).toEqual(['open']);
      expect(await shop.job(id)).toMatchObject({ isPremium: false });
      await shop.sendEvent(shop.stripe.pay(session));
      expect(await shop.job(id)).toMatchObject({ isPremium: true });
    });

    it('do not settle it in the test mode of a live account, or the other way round', async () => {
      const { id, session } = await opened();
      await shop.sendEvent({ ...paidAs(session, {}), livemode: true });
      expect(await shop.statuses(id)).toEqual(['open']);
    });

    it.each(['checkout.session.expired', 'checkout.session.async_payment_failed'])(
      'do not cancel it: %s',
      async (type) => {
        const { id, session } = await opened();
        await shop.sendEvent(shop.stripe.eventAbout({ ...session, id: 'cs_link', status: 'expired' }, type));
        expect(await shop.statuses(id)).toEqual(['open']);
      },
    );

    it.each([
      ['another charge', { payment_intent: 'pi_of_another_order' }],
      ['a smaller amount', { amount: 100, amount_refunded: 100 }],
      ['another currency', { currency: 'jpy' }],
    ])('do not end premium with a refund of %s', async (_name, changes) => {
      const { id, session } = await opened();
      await shop.sendEvent(shop.stripe.pay(session));
      await shop.sendEvent(shop.stripe.refunded(session, 1, changes));
      expect(await shop.statuses(id)).toEqual(['paid']);
      expect(await shop.job(id)).toMatchObject({ isPremium: true });
    });

    it('do not refund it before it is paid', async () => {
      const { id, session } = await opened();
      await shop.sendEvent(shop.stripe.refunded(session, 1, { payment_intent: 'pi_of_another_order' }));
      expect(await shop.statuses(id)).toEqual(['open']);
      await shop.sendEvent(shop.stripe.pay(session));
      expect(await shop.statuses(id)).toEqual(['paid']);
    });
  });

  it('end premium once partial refunds add up to the price', async () => {
    const { id } = await board.approved({ isPremium: true });
    const session = await shop.session(id);
    await shop.sendEvent(shop.stripe.pay(session));
    const [first, second] = [shop.stripe.refunded(session, 0.5), shop.stripe.refunded(session)];
    for (const event of [first, first]) await shop.sendEvent(event);
    expect(await shop.statuses(id)).toEqual(['paid']);
    for (const event of [second, second]) await shop.sendEvent(event);
    expect(await shop.statuses(id)).toEqual(['refunded']);
  });

  it('refund a payment for a listing that has since been archived and deleted', async () => {
    const { id } = await board.pending({ isPremium: true });
    const session = await shop.session(id);
    const paid = shop.stripe.pay(session);
    await board.owner.put(`/api/jobs/${id}/archive`, { archive: true });
    const [payment] = await shop.payments(id);
    await board.deleted(id);
    await shop.sendEvent(paid);
    await eventually(async () => expect(shop.stripe.refunds).toContain(session.payment_intent));
    await eventually(async () => {
      const { body } = await board.owner.get<PaymentAnswer[]>('/api/employer/payments');
      expect(body.find(({ id: one }) => one === payment?.id)).toMatchObject({ jobId: null, status: 'refunded' });
    });
  });
});
