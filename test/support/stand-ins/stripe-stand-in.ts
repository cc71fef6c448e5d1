import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const STRIPE_KEY = 'sk_test_of_the_tests';
export const STRIPE_WEBHOOK_SECRET = 'whsec_of_the_tests';

type Session = {
  readonly id: string;
  readonly client_reference_id: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly product: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
};

/** A received request. */
export type ApiRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: URLSearchParams;
};

type Failure = 'busy' | 'broken' | 'hanging' | 'refusing';

type Answer = readonly [status: number, body: object];

/** Implements the part of Stripe's documented API that Wayfare uses, the payment page and its webhook events. */
export class StripeStandIn {
  readonly requests: ApiRequest[] = [];
  /** Failures of the next API calls, one each. */
  readonly failures: Failure[] = [];
  /** Receives the events. */
  webhook: string | undefined;
  readonly sessions = new Map<string, Session>();
  readonly refunds: string[] = [];
  private readonly answers = new Map<string, { readonly body: string; readonly answer: Answer }>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<StripeStandIn> {
    const server = createServer((request, response) => void standIn.serve(request, response));
    const standIn = new StripeStandIn(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The session behind the address of a page. */
  sessionAt(address: string): Session {
    const session = this.sessions.get(address.split('/').at(-1) ?? '');
    if (!session) throw new Error(`There is no session at ${address}`);
    return session;
  }

  /** Pays a session. Returns the event, which is not sent. */
  pay(session: Session): object {
    if (session.status !== 'open') throw new Error('The session is not open');
    Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: `pi_${randomId()}` });
    return eventOf('checkout.session.completed', documented(session, this.url));
  }

  /** An event about a session in its current state. */
  eventAbout(session: Session, type: string): object {
    return eventOf(type, documented(session, this.url));
  }

  /** The event about a refund of a session's payment. */
  refunded(session: Session, part = 1, changes: object = {}): object {
    return eventOf('charge.refunded', {
      id: `ch_${randomId()}`,
      object: 'charge',
      amount: session.amount_total,
      amount_refunded: session.amount_total * part,
      refunded: part === 1,
      currency: session.currency,
      payment_intent: session.payment_intent,
      metadata: { reference: session.client_reference_id },
      ...changes,
    });
  }

  /** A dispute of the cardholder's bank, which ended. Like Stripe's, it does not carry the reference. */
  disputed(session: Session, status: 'lost' | 'won', changes: object = {}): object {
    return eventOf('charge.dispute.closed', {
      id: `du_${randomId()}`,
      object: 'dispute',
      amount: session.amount_total,
      currency: session.currency,
      payment_intent: session.payment_intent,
      metadata: {},
      status,
      ...changes,
    });
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = new URLSearchParams(await text(request));
    const { method = '', url: path = '', headers } = request;
    if (path.startsWith('/pay/')) return this.page(method, path, body, response);
    this.requests.push({ method, path, headers, body });
    const failure = this.failures.shift();
    if (failure === 'hanging') return;
    const [status, answer] = failure ? failed(failure) : this.answer({ method, path, headers, body });
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${randomId()}` });
    response.end(JSON.stringify(answer));
  }

  /** A repeated idempotency key gets the same response, or an error if the parameters differ. */
  private answer(request: ApiRequest): Answer {
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`) {
      return problem(401, 'invalid_request_error', 'Invalid API Key provided');
    }
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string') return this.answerAnew(request);
    const body = request.path + request.body.toString();
    const known = this.answers.get(key);
    if (!known) {
      const answer = this.answerAnew(request);
      this.answers.set(key, { body, answer });
      return answer;
    }
    if (known.body === body) return known.answer;
    return problem(400, 'idempotency_error', 'Keys for idempotent requests can only be used with the same parameters');
  }

  private answerAnew({ method, path, headers, body }: ApiRequest): Answer {
    const [, , first, second, id = '', act] = path.split('/');
    if (method === 'POST' && headers['content-type'] !== 'application/x-www-form-urlencoded' && body.size > 0) {
      return problem(400, 'invalid_request_error', 'The body must be form-encoded');
    }
    if (first === 'refunds') return this.refund(body.get('payment_intent') ?? '');
    if (first !== 'checkout' || second !== 'sessions') return problem(404, 'invalid_request_error', 'Unrecognized URL');
    if (id === '') return [200, documented(this.open(body), this.url)];
    const session = this.sessions.get(id);
    if (!session) return problem(404, 'invalid_request_error', 'No such checkout.session', 'resource_missing');
    if (act === 'expire') {
      if (session.status !== 'open') {
        return problem(
          400,
          'invalid_request_error',
          'Only Checkout Sessions with a status in ["open"] can be expired.',
        );
      }
      session.status = 'expired';
    }
    return [200, documented(session, this.url)];
  }

  private open(body: URLSearchParams): Session {
    const value = (name: string): string => {
      const found = body.get(name);
      if (found === null) throw new Error(`The parameter ${name} is missing`);
      return found;
    };
    if (value('mode') !== 'payment' || value('line_items[0][quantity]') !== '1') throw new Error('Not a payment');
    const session: Session = {
      id: `cs_test_${randomId()}`,
      client_reference_id: value('client_reference_id'),
      amount_total: Number(value('line_items[0][price_data][unit_amount]')),
      currency: value('line_items[0][price_data][currency]'),
      product: value('line_items[0][price_data][product_data][name]'),
      success_url: value('success_url'),
      cancel_url: value('cancel_url'),
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
    };
    this.sessions.set(session.id, session);
    return session;
  }

  private refund(intent: string): Answer {
    if (this.refunds.includes(intent)) {
      return problem(400, 'invalid_request_error', 'Charge has already been refunded.', 'charge_already_refunded');
    }
    this.refunds.push(intent);
    return [200, { id: `re_${randomId()}`, object: 'refund', payment_intent: intent, status: 'succeeded' }];
  }

  /** Serves the payment page. */
  private async page(method: string, path: string, body: URLSearchParams, response: ServerResponse): Promise<void> {
    const session = this.sessionAt(path);
    if (method === 'POST') {
      const isPaid = body.has('pay');
      if (isPaid) await this.tell(this.pay(session));
      response.writeHead(303, { location: isPaid ? session.success_url : session.cancel_url }).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><html lang="en"><title>Checkout</title><h1>${session.product}</h1>
      <p>$${session.amount_total / 100}</p>
      <form method="post"><button name="pay">Pay</button> <button name="cancel">Back</button></form></html>`);
  }

  private async tell(event: object): Promise<void> {
    if (this.webhook === undefined) return;
    const body = JSON.stringify(event);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signatureOf(body) };
    await fetch(this.webhook, { method: 'POST', headers, body });
  }
}

/** The header that signs a webhook, as Stripe documents it. */
export function signatureOf(body: string, { secret = STRIPE_WEBHOOK_SECRET, secondsAgo = 0 } = {}): string {
  const time = Math.floor(Date.now() / 1000) - secondsAgo;
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${signature},v0=0000`;
}

function eventOf(type: string, object: object): object {
  return {
    id: `evt_${randomId()}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1000),
    type,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
  };
}

function documented({ product: _product, ...session }: Session, origin: string): object {
  const url = session.status === 'open' ? `${origin}/pay/${session.id}` : null;
  const { client_reference_id: reference } = session;
  return { object: 'checkout.session', mode: 'payment', ...session, url, metadata: { reference } };
}

function failed(failure: Exclude<Failure, 'hanging'>): Answer {
  if (failure === 'busy') return problem(429, 'invalid_request_error', 'Too many requests', 'rate_limit');
  if (failure === 'broken') return problem(500, 'api_error', 'Something went wrong on our end');
  return problem(400, 'invalid_request_error', 'This account cannot take payments');
}

function problem(status: number, type: string, message: string, code?: string): Answer {
  return [status, { error: { type, message, ...(code && { code }), doc_url: 'https://stripe.com/docs/error-codes' } }];
}

function randomId(): string {
  return randomBytes(12).toString('hex');
}
