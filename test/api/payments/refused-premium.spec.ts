import { Database } from '#platform/postgres/database.js';
import { eventually } from '../../support/eventually.js';
import type { JobAnswer } from '../../support/mothers/job-board.js';
import { PremiumShop } from '../../support/mothers/premium-shop.js';

describe('refusing premium that is paid online', () => {
  const shop = PremiumShop.forTests();
  const { board } = shop;
  const refunded = (id: number): Promise<void> =>
    eventually(async () => expect(await shop.statuses(id)).toEqual(['refunded']));

  it('publishes the listing without premium and refunds the payment', async () => {
    const { id, session } = await shop.paid();
    expect((await shop.refuse(id)).body).toMatchObject({ isApproved: true, isPremium: false, premiumGranted: false });
    await refunded(id);
    expect(shop.stripe.refunds.filter((intent) => intent === session.payment_intent)).toHaveLength(1);
    expect(await shop.job(id)).toMatchObject({
      decision: { measure: 'premium-refused', reason: null, text: 'Premium is for hotels.' },
    });
  });

  it('closes an unpaid checkout page', async () => {
    const { id } = await board.pending({ isPremium: true });
    const session = await shop.session(id);
    await shop.refuse(id);
    await eventually(async () => expect(session.status).toBe('expired'));
    expect(await shop.statuses(id)).toEqual(['cancelled']);
  });

  it('retries a failed refund', async () => {
    const { id, session } = await shop.paid();
    shop.stripe.failures.push('broken', 'broken');
    await shop.refuse(id);
    await refunded(id);
    expect(shop.stripe.refunds.filter((intent) => intent === session.payment_intent)).toHaveLength(1);
  });

  it('allows requesting and paying for premium again', async () => {
    const { id } = await shop.paid();
    await shop.refuse(id);
    await refunded(id);
    await board.owner.put(`/api/jobs/${id}`, { isPremium: true });
    await shop.sendEvent(shop.stripe.pay(await shop.session(id)));
    expect(await shop.job(id)).toMatchObject({ isPremium: true, decision: null });
  });

  it('refunds a simultaneous payment and leaves the listing without premium', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await board.pending({ isPremium: true });
      const session = await shop.session(id);
      const event = shop.stripe.pay(session);
      const [notified, refused] = await Promise.all([shop.sendEvent(event), shop.refuse(id)]);
      expect([notified.status, refused.status]).toEqual([204, 200]);
      await refunded(id);
      expect(await shop.job(id)).toMatchObject({ isApproved: true, isPremium: false, premiumGranted: false });
      expect(shop.stripe.refunds.filter((intent) => intent === session.payment_intent)).toHaveLength(1);
    }
  });

  it('leaves no page of a simultaneous checkout open', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await board.pending({ isPremium: true });
      const [checkout, refused] = await Promise.all([shop.checkout(id), shop.refuse(id)]);
      expect(refused.status).toBe(200);
      expect([200, 409]).toContain(checkout.status);
      const open = (): string[] =>
        [...shop.stripe.sessions.values()]
          .filter(({ success_url: url, status }) => url.includes(`/job/${id}?`) && status === 'open')
          .map(({ id: session }) => session);
      await eventually(async () => expect(open()).toEqual([]));
      expect(await shop.statuses(id)).not.toContain('open');
    }
  });

  describe('giving up premium during the checkout', () => {
    it('closes the page, and leaves nothing to pay', async () => {
      const { id } = await board.pending({ isPremium: true });
      const session = await shop.session(id);
      await board.owner.put(`/api/jobs/${id}`, { isPremium: false });
      await eventually(async () => expect(session.status).toBe('expired'));
      expect(await shop.statuses(id)).toEqual(['cancelled']);
      expect((await shop.checkout(id)).status).toBe(409);
    });

    it('refunds a payment that succeeds nevertheless, once, and leaves the listing without premium', async () => {
      const { id } = await board.pending({ isPremium: true });
      const session = await shop.session(id);
      const event = shop.stripe.pay(session);
      await board.owner.put(`/api/jobs/${id}`, { isPremium: false });
      for (let round = 0; round < 2; round += 1) expect((await shop.sendEvent(event)).status).toBe(204);
      await refunded(id);
      expect(shop.stripe.refunds.filter((intent) => intent === session.payment_intent)).toHaveLength(1);
      await board.admin.put(`/api/jobs/${id}/approve`);
      expect(await shop.job(id)).toMatchObject({ isApproved: true, isPremium: false, premiumGranted: false });
    });
  });

  describe('archiving a premium listing', () => {
    it('refunds the payment if the listing was never published', async () => {
      const { id } = await shop.paid();
      await board.owner.put(`/api/jobs/${id}/archive`, { archive: true });
      await refunded(id);
      await board.owner.put(`/api/jobs/${id}/archive`, { archive: false });
      expect(await shop.job(id)).toMatchObject({ isPremium: true, premiumGranted: false });
      expect((await shop.checkout(id)).status).toBe(200);
    });

    it('keeps the payment for a published listing, for its unarchiving and renewal', async () => {
      const { id } = await shop.paid();
      await board.admin.put(`/api/jobs/${id}/approve`);
      await board.owner.put(`/api/jobs/${id}/archive`, { archive: true });
      await board.owner.put(`/api/jobs/${id}/archive`, { archive: false });
      await board.owner.put(`/api/jobs/${id}`, { deadline: '2020-01-31' });
      const { body } = await board.owner.put<JobAnswer>(`/api/jobs/${id}/renew`);
      expect(body).toMatchObject({ isOpen: true, isPremium: true });
      expect(await shop.statuses(id)).toEqual(['paid']);
    });
  });

  it('is recorded in the audit log', async () => {
    const { id } = await board.pending({ isPremium: true });
    await shop.refuse(id);
    const sql = `select action from audit_entry where subject_kind = 'listing' and subject_id = $1`;
    expect(await board.server.app.get(Database).query(sql, [String(id)])).toEqual([{ action: 'premium.refused' }]);
  });
});
