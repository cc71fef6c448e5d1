import type { FetchedApplicationBody } from '#integrations/application/fetching/fetched-application.view.js';
import { ResumeLinks } from '#profiles';
import { SECRET, SETTINGS } from '#platform/config/config.module.js';
import { Database } from '#platform/postgres/database.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { aKeyOf, fullApplication, type Key } from '../../support/mothers/fetching.js';
import { peopleForTests } from '../../support/server/people.js';

const SUSPENDED = { suspended: true, reason: 'Asks applicants for fees.' };

describe('the link to a file of a fetched application', () => {
  const people = peopleForTests();
  let key: Key;
  let id: number;
  let url: URL;
  beforeEach(async () => {
    id = await fullApplication(people);
    key = await aKeyOf(people.employer);
    const program = people.server.visitor().withApiKey(key.secret);
    const [file] = (await program.get<FetchedApplicationBody>(`/api/employer/applications/${id}`)).body.files;
    url = new URL(file?.url ?? '');
  });
  const open = ({ pathname, search }: URL) => people.server.visitor().get(pathname + search);
  const statusOf = async (link: URL) => (await open(link)).status;

  it('opens it for five minutes, and does not name the applicant', async () => {
    const response = await open(url);
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename=application-${id}.pdf`,
    ]);
    const resume = url.pathname.split('/').at(-1) ?? '';
    const { app } = people.server;
    const past = new FixedClock(new Date(Date.now() - 301_000));
    const links = new ResumeLinks(app.get(SETTINGS), app.get(SECRET), past);
    expect(await statusOf(new URL(links.forProgram(resume, id, `application-${id}`, key.id).url))).toBe(403);
  });

  it('is for that file, application and key only', async () => {
    const other = await aKeyOf(people.employer);
    const changes: ((link: URL) => void)[] = [
      (link) => link.searchParams.set('apiKey', String(other.id)),
      (link) => link.searchParams.delete('apiKey'),
      (link) => link.searchParams.set('application', String(id + 1)),
      (link) => link.searchParams.delete('application'),
      (link) => link.searchParams.set('expires', String(Number(link.searchParams.get('expires')) + 60)),
      (link) => {
        link.pathname = link.pathname.replace(/[^/]+$/, (name) => `x${name}`);
      },
    ];
    for (const change of changes) {
      const link = new URL(url);
      change(link);
      expect(await statusOf(link)).toBe(403);
    }
    expect(await statusOf(url)).toBe(200);
  });

  it.each([
    ['with the key', () => people.employer.delete(`/api/employer/api-keys/${key.id}`)],
    [
      'when the key expires',
      () => people.server.app.get(Database).query('update api_key set expires_at = now() where id = $1', [key.id]),
    ],
    [
      'with the suspension of who made the key',
      () => people.admin.put(`/api/users/${people.employer.user.id}/suspension`, SUSPENDED),
    ],
  ])('ends %s', async (_when, end) => {
    expect(await statusOf(url)).toBe(200);
    await end();
    expect(await statusOf(url)).toBe(403);
  });
});
