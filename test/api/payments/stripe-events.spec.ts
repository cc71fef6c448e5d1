import { eventually } from '../../support/eventually.js';
import { PremiumShop, type PaymentAnswer } from '../../support/mothers/premium-shop.js';
import { signatureOf } from '../../support/server/stripe-stand-in.js';

describe('events of Stripe', () => {
  const shop = PremiumShop.forTests();
  const { board } = shop;

  describe('count only with a valid signature', () => {
    const body = (): string => JSON.stringify({ object: 'event', type: 'nothing.happened' });
    const WRONG = { status: 400, body: { code: 'wrong_signature' } };

    it.each([
      ['none', () => ''],
      ['another secret', () => signatureOf(body(), { secret: 'whsec_guessed' })],
      ['six minutes ago', () => signatureOf(body(), { secondsAgo: 361 })],
      ['another body', () => signatureOf('{}')],
      [
        'a time that was not signed',
        () => signatureOf(body()).replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) + 1}`),
      ],
      ['another scheme alone', () => signatureOf(body()).replace(/v1=/, 'v0=')],
      ['no header at all', () => 'what is this'],
    ])('and not with %s', async (_name, signature) => {
      expect(await shop.tell(body(), signature())).toMatchObject(WRONG);
    });

    it('of four minutes ago, or with the old secret beside the new one', async () => {
      expect((await shop.tell(body(), signatureOf(body(), { secondsAgo: 240 }))).status).toBe(204);
      const both = `${signatureOf(body(), { secret: 'whsec_old' })},${signatureOf(body()).split(',')[1]}`;
      expect((await shop.tell(body(), both)).status).toBe(204);
    });

    it('over the bytes that were sent', async () => {
      const spaced = `{ "object":\n "event" , "type":"nothing.happened" }`;
      expect((await shop.tell(spaced)).status).toBe(204);
    });

    it('and up to a size', async () => {
      const large = JSON.stringify({ object: 'event', type: 'nothing.happened', padding: 'x'.repeat(300_000) });
      expect((await shop.tell(large)).status).toBe(413);
    });
  });

  it('about payments of others are ignored', async () => {
    const { session } = await shop.paid();
    const event = shop.stripe.eventAbout(
      { ...session, client_reference_id: '00000000-0000-4000-8000-000000000000' },
      'checkout.session.completed',
    );
    expect((await shop.tell(event)).status).toBe(204);
    const strange = shop.stripe.eventAbout(
      { ...session, client_reference_id: 'order 12' },
      'checkout.session.completed',
    );
    expect((await shop.tell(strange)).status).toBe(204);
  });

  it('that say the same twice, and at once, count once', async () => {
    const { id } = await board.approved({ isPremium: true });
    const event = shop.stripe.pay(await shop.session(id));
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.tell(event)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 204));
    const { version } = await shop.job(id);
    await shop.tell(event);
    expect(await shop.job(id)).toMatchObject({ isPremium: true, version });
    expect(await shop.statuses(id)).toEqual(['paid']);
  });

  it('of a bank that takes its time count when the money comes', async () => {
    const { id } = await board.approved({ isPremium: true });
    const session = await shop.session(id);
    session.status = 'complete';
    await shop.tell(shop.stripe.eventAbout(session, 'checkout.session.completed'));
    expect(await shop.job(id)).toMatchObject({ isPremium: false });
    expect(await shop.statuses(id)).toEqual(['open']);
    expect((await shop.checkout(id)).status).toBe(409);
    Object.assign(session, { payment_status: 'paid', payment_intent: 'pi_slow' });
    await shop.tell(shop.stripe.eventAbout(session, 'checkout.session.async_payment_succeeded'));
    expect(await shop.job(id)).toMatchObject({ isPremium: true });
  });

  it('of a bank that refuses lets the employer try again', async () => {
    const { id } = await board.approved({ isPremium: true });
    const session = await shop.session(id);
    session.status = 'complete';
    await shop.tell(shop.stripe.eventAbout(session, 'checkout.session.async_payment_failed'));
    expect(await shop.statuses(id)).toEqual(['cancelled']);
    expect((await shop.checkout(id)).status).toBe(200);
  });

  it('about a refund end premium, and a part of the money does not', async () => {
    const { id, session } = await shop.paid();
    await board.admin.put(`/api/jobs/${id}/approve`);
    await shop.tell(shop.stripe.refunded(session, 0.5));
    expect(await shop.job(id)).toMatchObject({ isPremium: true });
    await shop.tell(shop.stripe.refunded(session));
    expect(await shop.job(id)).toMatchObject({ isApproved: true, isPremium: false, premiumGranted: false });
    expect(await shop.statuses(id)).toEqual(['refunded']);
  });

  it('in the wrong order come to the same', async () => {
    const { id } = await board.approved({ isPremium: true });
    const session = await shop.session(id);
    const paid = shop.stripe.pay(session);
    await shop.tell(shop.stripe.refunded(session));
    await shop.tell(paid);
    await shop.tell(shop.stripe.eventAbout(session, 'checkout.session.expired'));
    expect(await shop.job(id)).toMatchObject({ isPremium: false });
    expect(await shop.statuses(id)).toEqual(['refunded']);
  });

  it('about money for a listing that was archived and deleted meanwhile send it back', async () => {
    const { id } = await board.pending({ isPremium: true });
    const session = await shop.session(id);
    const paid = shop.stripe.pay(session);
    await board.owner.put(`/api/jobs/${id}/archive`, { archive: true });
    const [payment] = await shop.payments(id);
    await board.deleted(id);
    await shop.tell(paid);
    await eventually(async () => expect(shop.stripe.refunds).toContain(session.payment_intent));
    await eventually(async () => {
      const { body } = await board.owner.get<PaymentAnswer[]>('/api/employer/payments');
      expect(body.find(({ id: one }) => one === payment?.id)).toMatchObject({ jobId: null, status: 'refunded' });
    });
  });
});
