import type { ApiClient } from './api-client.js';
import { MailCatcher } from './mail-catcher.js';
import { OidcIssuer, type IssuerPerson } from './oidc-issuer.js';
import { startTestServer, type TestServer } from './test-server.js';

export type Problem = { readonly code: string };
type Methods = { hasPassword: boolean; identities: { id: number; provider: string; email: string | null }[] };
type Person = IssuerPerson & { readonly email: string };

export const ORIGIN = 'http://localhost:3000';
const PASSWORD = 'correct horse';

let people = 0;
/** Someone whom nobody has met. */
export function stranger(more: Partial<IssuerPerson> = {}): Person {
  const name = `person${(people += 1)}`;
  return { sub: name, email: `${name}@home.test`, email_verified: true, name: 'Nora Quist', ...more };
}

/** A server with mail and two providers, which are one issuer. */
export class ProviderSite {
  private constructor(
    readonly issuer: OidcIssuer,
    readonly catcher: MailCatcher,
    readonly server: TestServer,
  ) {}

  static async start(): Promise<ProviderSite> {
    const catcher = await MailCatcher.start();
    const issuer = await OidcIssuer.start(`${ORIGIN}/api/auth/acme/callback`);
    const providers = { ...issuer.settings('ACME'), OIDC_ACME_LABEL: 'Acme Travel', ...issuer.settings('OTHER') };
    const server = await startTestServer({ ...providers, PUBLIC_URL: ORIGIN, SMTP_URL: catcher.url });
    return new ProviderSite(issuer, catcher, server);
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await this.issuer.stop();
    await this.catcher.stop();
  }

  /** The address of the issuer to which the server sends a browser. */
  async leave(client: ApiClient, query = ''): Promise<string> {
    return (await client.get(`/api/auth/acme${query}`)).headers.get('location') ?? '';
  }

  /** Goes through the issuer as someone; returns the path that the issuer sends the browser back to. */
  async visit(address: string, person?: IssuerPerson): Promise<string> {
    this.issuer.person = person;
    const cookies = new Map<string, string>();
    let at = address;
    while (!at.startsWith(ORIGIN)) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s);
        cookies.set(name, value);
      }
      const next = response.headers.get('location');
      if (!next) throw new Error(`The issuer answered ${response.status}: ${await response.text()}`);
      at = new URL(next, at).href;
    }
    return at.slice(ORIGIN.length);
  }

  /** Where the browser ends after a whole sign-in. */
  async come(client: ApiClient, person?: IssuerPerson, query = ''): Promise<string> {
    return this.arrive(client, await this.visit(await this.leave(client, query), person));
  }

  /** Where an answer of the issuer leads. */
  async arrive(client: ApiClient, path: string): Promise<string> {
    return (await client.get(path)).headers.get('location') ?? '';
  }

  register(client: ApiClient, account: Record<string, unknown>) {
    const path = '/api/auth/pending/registration';
    return client.post<Problem & { id: number }>(path, { fullName: 'Nora Quist', role: 'job_seeker', ...account });
  }

  link(client: ApiClient, password = PASSWORD) {
    return client.post<Problem & { id: number }>('/api/auth/pending/link', { password });
  }

  async methods(client: ApiClient): Promise<Methods> {
    return (await client.get<Methods>('/api/account/sign-in')).body;
  }

  /** Someone who registered with the provider. */
  async newcomer(person = stranger()) {
    const client = this.server.visitor();
    await this.come(client, person);
    const { body } = await this.register(client, { username: person.sub, email: person.email });
    return { client, person, id: body.id };
  }

  /** Someone with a password, who verifies the address or not. */
  async member(isVerified: boolean) {
    const person = stranger();
    const client = await this.server.jobSeeker({ email: person.email });
    if (isVerified) {
      await client.post('/api/email-verification');
      const [mail] = await this.catcher.sentTo(person.email);
      const token = /#([\w-]{43})/.exec(mail?.body ?? '')?.[1];
      await client.post('/api/email-verification/confirm', { token });
    }
    return { client, person };
  }

  /** Links an account at the provider in the settings; returns where the browser ends. */
  async linkInSettings(client: ApiClient, person: IssuerPerson): Promise<string> {
    const asked = await client.post<{ url: string }>('/api/account/identities/acme', { password: PASSWORD });
    return this.arrive(client, await this.visit(asked.body.url, person));
  }
}
