import { AdminInvitations } from '#identity/administration/application/admins/admin-invitations.js';
import { CompanyInvitations } from '#identity/companies/application/company-invitations.js';
import { Objections } from '#identity/administration/application/suspension/objections.js';
import { Database } from '#platform/postgres/database.js';
import { AuthenticatorApp } from '../authenticator-app.js';
import type { ApiClient } from '../server/api-client.js';
import { propose, setUpSecondFactor } from '../server/second-factors.js';
import type { TestServer } from '../server/test-server.js';

/** A suspension with an open objection. It does not keep the user out, so that they still act in the tests. */
const SUSPENDED_ONCE = `
  with added as (
    insert into suspension (user_id, reason, suspended_at) values ($1, 'Asks for fees.', now()) returning id
  )
  insert into objection (suspension_id, text, objected_at) select id, 'secret of an objection', now() from added
  returning id`;

/** Objects for signing in, joining and being let in again: authenticator apps, an invitation and objections. */
export type AdmissionObjects = {
  /** The seeker's app, whose set-up is not confirmed, and the other employer's app. */
  readonly apps: Readonly<Record<'seeker' | 'otherEmployer', AuthenticatorApp>>;
  /** An invitation by the admin. */
  readonly invitation: { readonly id: number; readonly token: string };
  /** An invitation to the employer's company. */
  readonly teamInvitation: { readonly id: number; readonly token: string };
  /** The token of a suspended user, and the objection of another one. */
  readonly objection: { readonly id: number; readonly token: string };
};

type People = Readonly<
  Record<'seeker' | 'otherSeeker' | 'employer' | 'otherEmployer' | 'admin' | 'suspended', ApiClient>
>;

export async function admissionsOf({ app }: TestServer, people: People): Promise<AdmissionObjects> {
  const { secret } = (await propose(people.seeker)).body;
  const otherEmployer = (await setUpSecondFactor(people.otherEmployer)).app;
  const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + 3_600_000)];
  const invited = { adminId: people.admin.user.id, email: 'invited@wayfare.test', createdAt, expiresAt };
  const invitation = await app.get(AdminInvitations).issue(invited);
  const { id: employerId } = people.employer.user;
  const member = {
    companyId: employerId,
    invitedBy: employerId,
    email: 'member@wayfare.test',
    role: 'recruiter',
    workplaceIds: null,
  } as const;
  const teamInvitation = await app.get(CompanyInvitations).issue({ ...member, createdAt, expiresAt });
  const objection = await objectionOf(app, people);
  return { apps: { seeker: new AuthenticatorApp(secret), otherEmployer }, invitation, teamInvitation, objection };
}

async function objectionOf(app: TestServer['app'], { suspended, otherSeeker }: People) {
  const [database, objections] = [app.get(Database), app.get(Objections)];
  const { id } = await database.one<{ id: number }>(SUSPENDED_ONCE, [otherSeeker.user.id]);
  return { id, token: (await objections.token(suspended.user.id)) ?? '' };
}
