import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { makeDatabase } from '#test/support/database/database.js';
import { freePort, startBuiltServer } from '#test/support/server/built-server.js';
import { MailCatcher } from '#test/support/stand-ins/mail-catcher.js';
import { OidcIssuer, type IssuerPerson } from '#test/support/stand-ins/oidc-issuer.js';
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET, StripeStandIn } from '#test/support/stand-ins/stripe-stand-in.js';
import { VAPID } from '#test/support/stand-ins/push-service.js';
import { ADMIN, type MailSiteAddresses } from './mail-site.js';

const ENTRY = 'test/browser/support/servers/start-mail-site.mjs';

/** The mail site, which all workers share. They reach its stand-ins over HTTP, and the first request starts it. */
export class MailSiteHost {
  private readonly stops: (() => Promise<unknown>)[] = [];
  private readonly server = createServer((request, response) => {
    this.respond(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  private started: ReturnType<MailSiteHost['start']> | undefined;

  constructor(private readonly databaseServer: string) {}

  /** Listens for workers; returns the address. */
  async open(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    for (const stop of this.stops.toReversed()) await stop();
  }

  /** `GET /`: the addresses. `GET /mails?to=`: the mails to an address. `POST /person`: who signs in at the provider. */
  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { addresses, catcher, issuer } = await (this.started ??= this.start());
    const { pathname, searchParams } = new URL(request.url ?? '/', addresses.url);
    if (pathname === '/person') issuer.person = ((await json(request)) as { person?: IssuerPerson }).person;
    const to = searchParams.get('to') ?? '';
    const mails = catcher.mails.filter((mail) => mail.to.includes(to));
    const found = mails.map(({ headers, body }) => ({ subject: headers.get('subject'), body }));
    response.end(JSON.stringify(pathname === '/mails' ? found : addresses));
  }

  /** Starts an empty installation with a mail server, a sign-in provider and a payment provider. */
  private async start() {
    const database = await makeDatabase(this.databaseServer);
    this.stops.push(() => database.drop());
    const catcher = await MailCatcher.start();
    this.stops.push(() => catcher.stop());
    const stripe = await StripeStandIn.start();
    this.stops.push(() => stripe.stop());
    const [port, strictPort, tasksPort] = [await freePort(), await freePort(), await freePort()];
    const issuer = await OidcIssuer.start(`http://localhost:${port}/api/auth/acme/callback`);
    this.stops.push(() => issuer.stop());
    const variables = {
      PORT: String(port),
      STRICT_PORT: String(strictPort),
      TASKS_PORT: String(tasksPort),
      SESSION_SECRET: 'a secret of the tests that both servers share',
      ...issuer.settings('ACME'),
      OIDC_ACME_LABEL: 'Acme Travel',
      DATABASE_URL: database.url,
      DEMO_DATA: 'false',
      LOG_LEVEL: 'error',
      SCHEDULES: 'false',
      LIMIT_REGISTRATIONS_PER_HOUR: '0',
      OUTBOUND_ALLOWED_HOSTS: '127.0.0.1',
      DATABASE_SECONDS: '12',
      SMTP_URL: catcher.url,
      ...VAPID,
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_EMAIL: 'admin@wayfare.test',
      ADMIN_PASSWORD: ADMIN.password,
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET,
      STRIPE_STAND_IN: stripe.url,
    };
    const server = await startBuiltServer(variables, '.', ENTRY);
    this.stops.push(() => server.stop());
    stripe.webhook = `${server.url}/api/payments/stripe`;
    const addresses: MailSiteAddresses = {
      url: server.url,
      strict: `http://localhost:${strictPort}`,
      tasks: `http://127.0.0.1:${tasksPort}`,
      stripe: stripe.url,
    };
    return { addresses, catcher, issuer };
  }
}
