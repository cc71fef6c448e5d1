import type { Answer, ApiClient } from '../server/api-client.js';
import type { MailedServer } from '../server/mailed-server.js';
import { sharedMailedServer } from '../server/shared-server.js';
import type { TestServer } from '../server/test-server.js';

export type Problem = { code: string; message: string };
export type Profile = {
  isTrusted: boolean;
  controlledDomain: string | null;
  verifiedAt: string | null;
  verifiedDomain: string | null;
};
type Name = { employerId: number; domain: string; hints: { rule: string }[] };

export const VERIFICATION = '/api/profile/employer/verification';
export const NOTE = { note: 'Called the number on the website.' };

/** A server with mail for the tests of a `describe`, and what employers and admins do to verify companies. */
export function companiesForTests() {
  let mails: MailedServer;
  let server: TestServer;
  let admin: ApiClient;
  beforeAll(async () => {
    mails = await sharedMailedServer();
    ({ server } = mails);
    admin = await server.admin();
  });

  const request = (employer: ApiClient, localPart: unknown = 'info') =>
    employer.post<Problem>(VERIFICATION, { localPart });
  const confirm = (person: ApiClient, token: string) => person.post<Problem>(`${VERIFICATION}/confirm`, { token });
  const profileOf = async (employer: ApiClient) => (await employer.get<Profile>('/api/profile/employer')).body;
  const isTrusted = async (employer: ApiClient) => (await profileOf(employer)).isTrusted;
  const edit = (employer: ApiClient, changes: object) => employer.put('/api/profile/employer', changes);
  const expectStatus = async <T>(status: number, answering: Promise<Answer<T>>): Promise<T> => {
    const answer = await answering;
    expect(answer.status).toBe(status);
    return answer.body;
  };

  /** An employer with a website at a domain of its own. */
  const companyAt = async (domain: string): Promise<ApiClient> => {
    const employer = await server.employer();
    await expectStatus(200, edit(employer, { companyWebsite: `https://www.${domain}/careers` }));
    return employer;
  };
  const linkOf = async (employer: ApiClient, domain: string): Promise<string> => {
    await expectStatus(202, request(employer));
    return mails.mailedToken(`info@${domain}`, 'employer/verify');
  };
  const proveDomain = async (employer: ApiClient, domain: string): Promise<void> => {
    await expectStatus(204, confirm(employer, await linkOf(employer, domain)));
  };
  const verify = (employer: ApiClient) =>
    expectStatus(204, admin.put(`/api/admin/companies/${employer.user.id}/verify`, NOTE));
  const verifiedAt = async (domain: string): Promise<ApiClient> => {
    const employer = await companyAt(domain);
    await proveDomain(employer, domain);
    await verify(employer);
    return employer;
  };
  const nameToCheck = async (employer: ApiClient): Promise<Name | undefined> =>
    (await admin.get<Name[]>('/api/admin/company-names')).body.find(
      ({ employerId }) => employerId === employer.user.id,
    );
  const audited = async (employer: ApiClient): Promise<string[]> => {
    const { rows } = await mails.database.query<{ entry: string }>(
      `select concat_ws(' ', action, details ->> 'by') as entry from audit_entry
       where subject_kind = 'company' and subject_id = $1 order by id`,
      [String(employer.user.id)],
    );
    return rows.map(({ entry }) => entry);
  };

  return {
    get mails() {
      return mails;
    },
    get server() {
      return server;
    },
    get admin() {
      return admin;
    },
    request,
    confirm,
    profileOf,
    isTrusted,
    edit,
    expectStatus,
    companyAt,
    linkOf,
    proveDomain,
    verify,
    verifiedAt,
    nameToCheck,
    audited,
  };
}
