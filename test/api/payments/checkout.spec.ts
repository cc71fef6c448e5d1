import { RecoverPayments } from '#payments/application/recover-payments.js';
import { Database } from '#platform/postgres/database.js';
import { eventually } from '../../support/eventually.js';
import type { JobAnswer } from '../../support/mothers/job-board.js';
import { PremiumShop, type PaymentAnswer } from '../../support/mothers/premium-shop.js';
import { STRIPE_KEY } from '../../support/stand-ins/stripe-stand-in.js';

describe('paying for premium online', () => {
  const shop = PremiumShop.forTests();
  const { board } = shop;

  it('creates a Stripe checkout as documented', async () => {
    const { id } = await board.pending({ isPremium: true, title: 'Captain' });
    const session = await shop.session(id);
    const request = shop.stripe.requests.findLast(({ path }) => path === '/v1/checkout/sessions');
    const [payment] = await shop.payments(id);
    expect(request).toMatchObject({
      method: 'POST',
      headers: {
        authorization: `Bearer ${STRIPE_KEY}`,
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': `checkout-${String(payment?.['reference'])}`,
        'stripe-version': expect.stringMatching(/^\d{4}-\d{2}-\d{2}/) as string,
      },
    });
    expect(request?.headers).not.toHaveProperty('x-stripe-client-telemetry');
    expect(session).toMatchObject({
      amount_total: 4_999,
      currency: 'usd',
      product: 'Premium listing: Captain',
      success_url: `http://localhost:3000/employer/job/${id}?payment=${payment?.id}`,
    });
    expect(payment).toMatchObject({ status: 'open', amount: 4_999, currency: 'USD', provider: 'stripe', paidAt: null });
  });

  it('returns the same page to repeated and simultaneous requests', async () => {
    const { id } = await board.pending({ isPremium: true });
    const pages = await Promise.all(Array.from({ length: 4 }, () => shop.checkout(id)));
    expect(new Set(pages.map(({ status, body }) => `${status} ${body.url}`)).size).toBe(1);
    expect((await shop.checkout(id)).body).toEqual(pages[0]?.body);
    expect(await shop.statuses(id)).toEqual(['open']);
  });

  it('makes a published listing premium as soon as the webhook arrives', async () => {
    const { id } = await board.approved({ isPremium: true });
    expect(await shop.job(id)).toMatchObject({ isApproved: true, isPremium: false, premiumRequested: true });
    const waiting = (await board.admin.get<JobAnswer[]>('/api/admin/pending-jobs')).body;
    expect(waiting.map((job) => job.id)).not.toContain(id);
    const session = await shop.session(id);
    expect((await shop.sendEvent(shop.stripe.pay(session))).status).toBe(204);
    expect(await shop.job(id)).toMatchObject({ isPremium: true, premiumRequested: false, premiumGranted: true });
    const [payment] = await shop.payments(id);
    expect(payment).toMatchObject({ status: 'paid', paidAt: expect.any(String) as string });
    expect((await shop.checkout(id)).body).toMatchObject({ code: 'nothing_to_pay' });
  });

  it('makes a listing premium on approval if it was paid for before', async () => {
    const { id } = await shop.paid();
    expect(await shop.job(id)).toMatchObject({ isApproved: false, premiumGranted: true });
    const { body } = await board.admin.put<JobAnswer>(`/api/jobs/${id}/approve`);
    expect(body).toMatchObject({ isApproved: true, isPremium: true, premiumRequested: false });
    expect(await shop.statuses(id)).toEqual(['paid']);
  });

  it('queries Stripe on return, without waiting for the webhook', async () => {
    const { id } = await board.approved({ isPremium: true });
    const session = await shop.session(id);
    const [open] = await shop.payments(id);
    const check = () => board.owner.post<PaymentAnswer>(`/api/employer/payments/${open?.id}/check`);
    expect((await check()).body).toMatchObject({ status: 'open' });
    const event = shop.stripe.pay(session);
    expect((await check()).body).toMatchObject({ status: 'paid' });
    expect(await shop.job(id)).toMatchObject({ isPremium: true });
    expect((await shop.sendEvent(event)).status).toBe(204);
    expect(await shop.statuses(id)).toEqual(['paid']);
    expect((await board.other.post(`/api/employer/payments/${open?.id}/check`)).status).toBe(404);
  });

  it('returns a new page after one has expired', async () => {
    const { id } = await board.pending({ isPremium: true });
    const session = await shop.session(id);
    session.status = 'expired';
    expect((await shop.sendEvent(shop.stripe.eventAbout(session, 'checkout.session.expired'))).status).toBe(204);
    expect(await shop.statuses(id)).toEqual(['cancelled']);
    const next = await shop.session(id);
    expect(next.id).not.toBe(session.id);
    next.status = 'expired';
    // No event reports this expiry.
    expect((await shop.session(id)).id).not.toBe(next.id);
    expect(await shop.statuses(id)).toEqual(['open', 'cancelled', 'cancelled']);
  });

  it('is rejected for listings of others, without premium, or archived', async () => {
    const { id } = await board.pending({ isPremium: true });
    expect((await shop.checkout(id, board.other)).status).toBe(404);
    const plain = await board.pending();
    expect((await shop.checkout(plain.id)).status).toBe(409);
    await board.owner.put(`/api/jobs/${id}/archive`, { archive: true });
    expect((await shop.checkout(id)).body).toMatchObject({ message: 'There is nothing to pay for this job.' });
  });

  describe('while Stripe is failing', () => {
    it.each(['busy', 'broken', 'hanging'] as const)('succeeds once at a later attempt (%s)', async (failure) => {
      const { id } = await board.pending({ isPremium: true });
      // The library retries a request once.
      shop.stripe.failures.push(failure, failure);
      const refused = await shop.checkout(id);
      expect(refused).toMatchObject({ status: 503, body: { code: 'payment_provider_away' } });
      expect(refused.headers.get('retry-after')).toBe('10');
      shop.stripe.failures.length = 0;
      const before = shop.stripe.sessions.size;
      expect((await shop.checkout(id)).status).toBe(200);
      expect(shop.stripe.sessions.size).toBe(before + 1);
      expect(await shop.statuses(id)).toEqual(['open']);
    });

    it("reports Stripe's refusal without its reason", async () => {
      const { id } = await board.pending({ isPremium: true });
      shop.stripe.failures.push('refusing');
      const { status, body } = await shop.checkout(id);
      expect({ status, body }).toMatchObject({ status: 503, body: { code: 'payment_provider_away' } });
      expect(JSON.stringify(body)).not.toContain('account');
    });
  });

  it('finds a payment whose webhook was lost', async () => {
    const { id } = await board.approved({ isPremium: true });
    shop.stripe.pay(await shop.session(id));
    await board.server.app
      .get(Database)
      .query(`update payment set created_at = now() - interval '1 hour' where job_id = $1`, [id]);
    await board.server.app.get(RecoverPayments, { strict: false }).execute();
    await eventually(async () => expect(await shop.job(id)).toMatchObject({ isPremium: true }));
  });
});
