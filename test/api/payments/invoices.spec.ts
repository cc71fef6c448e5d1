import { Database } from '#platform/postgres/database.js';
import { JobBoard, type JobAnswer } from '../../support/mothers/job-board.js';
import type { PaymentAnswer } from '../../support/mothers/premium-shop.js';
import type { ApiClient } from '../../support/server/api-client.js';

describe('invoices for premium', () => {
  const board = JobBoard.forTests();

  const list = async (client: ApiClient, path: string, jobId: number): Promise<PaymentAnswer[]> =>
    (await client.get<PaymentAnswer[]>(path)).body.filter((payment) => payment.jobId === jobId);
  const own = (jobId: number): Promise<PaymentAnswer[]> => list(board.owner, '/api/employer/payments', jobId);
  const invoiceOf = async (jobId: number): Promise<number> => (await own(jobId))[0]?.id ?? 0;
  const mark = (id: number, status: string) => board.admin.put(`/api/admin/payments/${id}`, { status });
  const refuse = (id: number, headers: Record<string, string> = {}) =>
    board.admin.put<JobAnswer>(`/api/jobs/${id}/refuse-premium`, { text: 'Premium is for hotels.' }, headers);

  it('are due once premium is approved, and not before', async () => {
    const { id } = await board.pending({ isPremium: true, title: 'First Mate' });
    expect(await own(id)).toEqual([]);
    await board.admin.put(`/api/jobs/${id}/approve`);
    expect(await own(id)).toEqual([
      {
        id: expect.any(Number) as number,
        jobId: id,
        title: 'First Mate',
        amount: 4_999,
        currency: 'USD',
        status: 'invoiced',
        provider: null,
        reference: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        createdAt: expect.any(String) as string,
        invoicedAt: expect.any(String) as string,
        paidAt: null,
        endedAt: null,
      },
    ]);
    expect((await board.other.get<PaymentAnswer[]>('/api/employer/payments')).body).toEqual([]);
  });

  it('are issued once per listing, whatever happens to it', async () => {
    const { id } = await board.approved({ isPremium: true });
    await board.owner.put(`/api/jobs/${id}`, { title: 'Night Receptionist' });
    await board.admin.put(`/api/jobs/${id}/approve`);
    await board.owner.put(`/api/jobs/${id}`, { isPremium: false });
    await board.owner.put(`/api/jobs/${id}`, { isPremium: true });
    expect((await board.owner.get<JobAnswer>(`/api/jobs/${id}`)).body).toMatchObject({ isPremium: true });
    await board.owner.put(`/api/jobs/${id}/archive`, { archive: true });
    expect(await own(id)).toMatchObject([{ status: 'invoiced' }]);
  });

  it('are listed for admins by status, with the employer', async () => {
    const { id } = await board.approved({ isPremium: true });
    const invoiced = await list(board.admin, '/api/admin/payments?status=invoiced', id);
    expect(invoiced).toMatchObject([{ employerId: board.owner.user.id, employerName: 'Elena Employer' }]);
    expect(await list(board.admin, '/api/admin/payments?status=paid', id)).toEqual([]);
    expect((await board.admin.get('/api/admin/payments?status=lost')).status).toBe(400);
  });

  it('are marked as paid once by an admin, as recorded in the audit log', async () => {
    const { id } = await board.approved({ isPremium: true });
    const invoice = await invoiceOf(id);
    const marks = await Promise.all(Array.from({ length: 4 }, () => mark(invoice, 'paid')));
    expect(marks.map(({ status }) => status).toSorted()).toEqual([204, 409, 409, 409]);
    expect(await own(id)).toMatchObject([{ status: 'paid', paidAt: expect.any(String) as string }]);
    const sql = `select action from audit_entry where subject_kind = 'payment' and subject_id = $1`;
    expect(await board.server.app.get(Database).query(sql, [String(invoice)])).toEqual([{ action: 'payment.paid' }]);
    expect((await mark(999_999, 'paid')).status).toBe(404);
    expect((await mark(invoice, 'forgotten')).status).toBe(400);
  });

  it('are not issued if an admin refuses premium, and canceled if premium is withdrawn', async () => {
    const { id } = await board.pending({ isPremium: true });
    expect((await refuse(id)).body).toMatchObject({ isApproved: true, isPremium: false });
    expect(await own(id)).toEqual([]);
    const granted = await board.approved({ isPremium: true });
    await refuse(granted.id);
    expect(await own(granted.id)).toMatchObject([{ status: 'cancelled' }]);
    expect(await mark(await invoiceOf(granted.id), 'paid')).toMatchObject({ status: 409 });
  });

  it('are refunded by hand once paid', async () => {
    const { id } = await board.approved({ isPremium: true });
    const invoice = await invoiceOf(id);
    await mark(invoice, 'paid');
    await refuse(id);
    expect(await own(id)).toMatchObject([{ status: 'refunding' }]);
    expect((await mark(invoice, 'refunded')).status).toBe(204);
    expect(await own(id)).toMatchObject([{ status: 'refunded' }]);
  });

  it('require the current version and an explanation when premium is refused', async () => {
    const { id, version } = await board.pending({ isPremium: true });
    expect((await refuse(id, { 'if-match': `"${version + 1}"` })).status).toBe(412);
    expect((await board.admin.put(`/api/jobs/${id}/refuse-premium`, {})).status).toBe(400);
    expect((await refuse(id, { 'if-match': `"${version}"` })).status).toBe(200);
    expect((await refuse(id)).body).toMatchObject({ code: 'no_premium' });
  });

  it('cannot be paid online without a provider', async () => {
    const { id } = await board.pending({ isPremium: true });
    const { status, body } = await board.owner.post(`/api/employer/jobs/${id}/checkout`);
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'no_online_payment' } });
  });
});
