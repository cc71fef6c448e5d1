import type { ApiClient } from './api-client.js';
import { MailCatcher } from '../stand-ins/mail-catcher.js';
import { OidcIssuer, type IssuerPerson } from '../stand-ins/oidc-issuer.js';
import { startTestServer, type TestServer } from './test-server.js';

export type Problem = { readonly code: string };
type Methods = { hasPassword: boolean; identities: { id: number; provider: string; email: string | null }[] };
type Person = IssuerPerson & { readonly email: string };

export const ORIGIN = 'http://localhost:3000';
const PASSWORD = 'correct horse';

let people = 0;
/** A user of the issuer without an account here. */
export function stranger(more: Partial<IssuerPerson> = {}): Person {
  const name = `person${(people += 1)}`;
  return { sub: name, email: `${name}@home.test`, email_verified: true, name: 'Nora Quist', ...more };
}

/** A server with mail and two providers that share one issuer. */
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

  /** Starts a sign-in; returns the address of the issuer that the server redirects to. */
  async leave(client: ApiClient, query = ''): Promise<string> {
    return (await client.get(`/api/auth/acme${query}`)).headers.get('location') ?? '';
  }

  /** Signs in at the issuer as `person`; returns the path that the issuer redirects back to. */
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

  /** Signs in completely; returns where the server redirects in the end. */
  async come(client: ApiClient, person?: IssuerPerson, query = ''): Promise<string> {
    return this.arrive(client, await this.visit(await this.leave(client, query), person));
  }

  /** Follows a redirect from the issuer; returns where the server redirects next. */
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

  /** A user who registered through the provider. */
  async newcomer(person = stranger()) {
    const client = this.server.visitor();
    await this.come(client, person);
    const { body } = await this.register(client, { username: person.sub, email: person.email });
    return { client, person, id: body.id };
  }

  /** A user with a password, with a verified address or not. */
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

  /** Links an account at the provider from the settings; returns where the server redirects in the end. */
  async linkInSettings(client: ApiClient, person: IssuerPerson): Promise<string> {
    const asked = await client.post<{ url: string }>('/api/account/identities/acme', { password: PASSWORD });
    return this.arrive(client, await this.visit(asked.body.url, person));
  }
}
