import type { KeyScope } from '#shared/application/api-callers.js';
import { Database } from '#platform/postgres/database.js';
import type { Answer, ApiClient } from '../server/api-client.js';
import type { TestServer } from '../server/test-server.js';

/** The employer's payment and integrations. */
export type IntegrationObjects = {
  /** An invoice to the employer. */
  readonly payment: number;
  /** An API key of the employer. */
  readonly apiKey: number;
  /** A webhook of the employer, and a failed delivery to it. */
  readonly webhook: number;
  readonly delivery: number;
  /** An import of the employer that awaits confirmation. */
  readonly stoppedImport: number;
  /** Clients with API keys of the employer. */
  readonly keys: Readonly<Record<KeyScope, ApiClient>>;
};

export async function integrationsOf(server: TestServer, employer: ApiClient): Promise<IntegrationObjects> {
  const { id: stoppedImport } = await expectStatus<{ id: number }>(202, employer.post('/api/import', []));
  const payment = await paymentOf(server, employer);
  return { payment, ...(await keysOf(server, employer)), ...(await webhookOf(server, employer)), stoppedImport };
}

async function paymentOf(server: TestServer, employer: ApiClient): Promise<number> {
  const [payment] = await server.app.get(Database).query<{ id: number }>(
    `insert into payment (employer_id, title, amount, currency, reference, status, created_at, invoiced_at)
     values ($1, 'Night Porter', 4999, 'USD', gen_random_uuid(), 'invoiced', now(), now()) returning id`,
    [employer.user.id],
  );
  return payment?.id ?? 0;
}

async function keysOf(server: TestServer, employer: ApiClient): Promise<Pick<IntegrationObjects, 'apiKey' | 'keys'>> {
  const make = (scope: KeyScope) =>
    expectStatus<{ id: number; secret: string }>(
      201,
      employer.post('/api/employer/api-keys', { name: `To ${scope}`, scope, days: 30, password: 'correct horse' }),
    );
  const [reading, writing, fetching] = [await make('read'), await make('write'), await make('read:applications')];
  // Requests record the use of a key once a minute; with a future time they change nothing.
  await server.app.get(Database).query(`update api_key set last_used_at = now() + interval '1 day'`);
  const visitor = server.visitor();
  return {
    apiKey: reading.id,
    keys: {
      read: visitor.withApiKey(reading.secret),
      write: visitor.withApiKey(writing.secret),
      'read:applications': visitor.withApiKey(fetching.secret),
    },
  };
}

async function webhookOf(
  server: TestServer,
  employer: ApiClient,
): Promise<Pick<IntegrationObjects, 'webhook' | 'delivery'>> {
  const terms = { url: 'http://127.0.0.1:9/', events: ['listing.rejected'], password: 'correct horse' };
  const { id: webhook } = await expectStatus<{ id: number }>(201, employer.post('/api/employer/webhooks', terms));
  const [delivery] = await server.app.get(Database).query<{ id: number }>(
    `insert into webhook_delivery (webhook_id, job_id, type, body, occurred_at, state, settled_at)
     values ($1, 1, 'listing.rejected', '{}', now(), 'failed', now()) returning id`,
    [webhook],
  );
  return { webhook, delivery: delivery?.id ?? 0 };
}

/** The body of a response. @throws Error for another status */
export async function expectStatus<T>(status: number, pending: Promise<Answer<unknown>>): Promise<T> {
  const answer = await pending;
  if (answer.status !== status) throw new Error(`Returned ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body as T;
}
