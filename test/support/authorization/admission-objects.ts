import { AdminInvitations } from '#identity/administration/application/admin-invitations.js';
import { AuthenticatorApp } from '../authenticator-app.js';
import type { ApiClient } from '../server/api-client.js';
import { propose, setUpSecondFactor } from '../server/second-factors.js';
import type { TestServer } from '../server/test-server.js';

/** Objects for signing in and joining: authenticator apps and an invitation. */
export type AdmissionObjects = {
  /** The seeker's app, whose set-up is not confirmed, and the other employer's app. */
  readonly apps: Readonly<Record<'seeker' | 'otherEmployer', AuthenticatorApp>>;
  /** An invitation by the admin. */
  readonly invitation: { readonly id: number; readonly token: string };
};

type People = Readonly<Record<'seeker' | 'otherEmployer' | 'admin', ApiClient>>;

export async function admissionsOf({ app }: TestServer, people: People): Promise<AdmissionObjects> {
  const { secret } = (await propose(people.seeker)).body;
  const otherEmployer = (await setUpSecondFactor(people.otherEmployer)).app;
  const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + 3_600_000)];
  const invited = { adminId: people.admin.user.id, email: 'invited@wayfare.test', createdAt, expiresAt };
  const invitation = await app.get(AdminInvitations).issue(invited);
  return { apps: { seeker: new AuthenticatorApp(secret), otherEmployer }, invitation };
}
