import type { CompanyRole } from '#shared/domain/actor.js';
import type { ApiClient } from '../server/api-client.js';
import type { TestServer } from '../server/test-server.js';

type Invited = { readonly id: number; readonly link: string };

let count = 0;

/** Invites an address to the owner's company, and returns the token of the link. */
export async function invite(owner: ApiClient, email: string, role: CompanyRole = 'recruiter'): Promise<string> {
  const { status, body } = await owner.post<Invited>('/api/company/invitations', { email, role });
  if (status !== 201) throw new Error(`The invitation was answered with ${status}.`);
  return new URL(body.link).hash.slice(1);
}

/** Registers a new member of the owner's company. */
export async function memberOf(server: TestServer, owner: ApiClient, role: CompanyRole): Promise<ApiClient> {
  count += 1;
  const username = `member-${count}`;
  const token = await invite(owner, `${username}@team.test`, role);
  const account = { token, username, fullName: `Member ${count}`, password: 'correct horse' };
  return server.visitor().register(account, '/api/company-invitation');
}
