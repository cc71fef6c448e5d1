import { expect, type APIRequestContext } from '@playwright/test';
import { ApiClient } from '#test/support/server/api-client.js';
import type { IssuerPerson } from '#test/support/stand-ins/oidc-issuer.js';
import { test as base } from '../new-page.js';

/** The first admin of the site. All users of the site have this password. */
export const ADMIN = { username: 'admin', password: 'a long secret' };

/** The addresses of the site and its stand-ins. */
export type MailSiteAddresses = Readonly<Record<'url' | 'strict' | 'tasks' | 'stripe', string>>;

/** A mail that reached the mail server. */
export type SiteMail = { readonly subject: string; readonly body: string };

/** An empty installation with a mail server, a sign-in provider and a payment provider. Tests share it. */
export class MailSite {
  private constructor(
    private readonly host: string,
    private readonly addresses: MailSiteAddresses,
  ) {}

  static async open(): Promise<MailSite> {
    const host = process.env['MAIL_SITE_HOST'] ?? '';
    return new MailSite(host, (await (await fetch(host)).json()) as MailSiteAddresses);
  }

  get url(): string {
    return this.addresses.url;
  }

  /** The address where admins need a second factor. */
  get strictUrl(): string {
    return this.addresses.strict;
  }

  /** The address of the payment provider. */
  get stripe(): string {
    return this.addresses.stripe;
  }

  /** The mails to an address so far. */
  async mailsTo(address: string): Promise<SiteMail[]> {
    return (await (await fetch(`${this.host}/mails?to=${encodeURIComponent(address)}`)).json()) as SiteMail[];
  }

  /** The first mail to an address, once it has arrived. */
  async mailTo(address: string): Promise<SiteMail> {
    await expect.poll(() => this.mailsTo(address)).not.toEqual([]);
    const [mail] = await this.mailsTo(address);
    if (!mail) throw new Error(`There is no mail to ${address}.`);
    return mail;
  }

  /** Sets who signs in at the provider; nobody means that the user cancels. */
  async signInAtProvider(person?: IssuerPerson): Promise<void> {
    expect((await fetch(`${this.host}/person`, { method: 'POST', body: JSON.stringify({ person }) })).ok).toBe(true);
  }

  /** Runs a scheduled task as if it were `hours` later. */
  async runTask(name: string, hours = 0): Promise<void> {
    const response = await fetch(`${this.addresses.tasks}/${name}?hours=${hours}`, { method: 'POST' });
    expect(response.ok, await response.text()).toBe(true);
  }

  /** Approves a listing. */
  async approve(job: number): Promise<void> {
    const admin = await new ApiClient(this.url).login(ADMIN.username, ADMIN.password);
    expect((await admin.put(`/api/jobs/${job}/approve`)).status, 'approving').toBe(200);
  }
}

/** Signs in over HTTP; the cookie stays in the browser context. */
export async function signIn(requests: APIRequestContext, username: string): Promise<void> {
  const response = await requests.post('/api/login', { data: { username, password: ADMIN.password } });
  expect(response.status(), `signing in as ${username}`).toBe(200);
}

/** A test on the mail site. */
export const test = base.extend<{ site: MailSite }>({
  site: async ({ playwright: _ }, use) => use(await MailSite.open()),
  baseURL: async ({ site }, use) => use(site.url),
});
