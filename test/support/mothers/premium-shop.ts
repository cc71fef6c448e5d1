import type { Answer, ApiClient } from '../server/api-client.js';
import { signatureOf, StripeStandIn } from '../stand-ins/stripe-stand-in.js';
import { JobBoard, type JobAnswer } from './job-board.js';

/** A payment as the API returns it. */
export type PaymentAnswer = Record<string, unknown> & {
  readonly id: number;
  readonly jobId: number | null;
  readonly status: string;
};

/** A job board whose employers pay a stand-in for Stripe. */
export class PremiumShop {
  stripe!: StripeStandIn;
  readonly board: JobBoard;

  private constructor() {
    beforeAll(async () => {
      this.stripe = await StripeStandIn.start();
    });
    this.board = JobBoard.forTests({}, () => this.stripe);
    afterAll(() => this.stripe.stop());
  }

  /** A shop that runs during the tests of the enclosing block. */
  static forTests(): PremiumShop {
    return new PremiumShop();
  }

  checkout(jobId: number, client: ApiClient = this.board.owner): Promise<Answer<{ url: string }>> {
    return client.post<{ url: string }>(`/api/employer/jobs/${jobId}/checkout`);
  }

  /** The session of a new checkout for a listing. */
  async session(jobId: number): Promise<ReturnType<StripeStandIn['sessionAt']>> {
    const { status, body } = await this.checkout(jobId);
    if (status !== 200) throw new Error(`The checkout returned ${status}: ${JSON.stringify(body)}`);
    return this.stripe.sessionAt(body.url);
  }

  /** Sends an event as Stripe does. */
  sendEvent(event: object | string, signature?: string): Promise<Answer> {
    const body = typeof event === 'string' ? event : JSON.stringify(event);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature ?? signatureOf(body),
    };
    return this.board.visitor.request('POST', '/api/payments/stripe', { body, headers });
  }

  /** A premium listing that is paid for but not yet approved. */
  async paid(changes: object = {}): Promise<{ id: number; session: ReturnType<StripeStandIn['sessionAt']> }> {
    const { id } = await this.board.pending({ isPremium: true, ...changes });
    const session = await this.session(id);
    await this.sendEvent(this.stripe.pay(session));
    return { id, session };
  }

  async payments(jobId: number): Promise<PaymentAnswer[]> {
    const { body } = await this.board.owner.get<PaymentAnswer[]>('/api/employer/payments');
    return body.filter((payment) => payment.jobId === jobId);
  }

  async statuses(jobId: number): Promise<string[]> {
    return (await this.payments(jobId)).map(({ status }) => status);
  }

  async job(jobId: number): Promise<JobAnswer> {
    return (await this.board.owner.get<JobAnswer>(`/api/jobs/${jobId}`)).body;
  }

  refuse(jobId: number): Promise<Answer<JobAnswer>> {
    return this.board.admin.put<JobAnswer>(`/api/jobs/${jobId}/refuse-premium`, { text: 'Premium is for hotels.' });
  }
}
