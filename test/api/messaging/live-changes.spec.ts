import { Client } from 'pg';
import { openListing } from '../../support/mothers/open-listing.js';
import { aJobForm } from '../../support/mothers/job-mother.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { EventReader } from '../../support/server/event-reader.js';
import { sharedServer } from '../../support/server/shared-server.js';
import type { TestServer } from '../../support/server/test-server.js';

describe('live changes', () => {
  let server: TestServer;
  let sibling: TestServer;
  let database: Client;
  let admin: ApiClient;
  let employer: ApiClient;
  let seeker: ApiClient;
  let jobId: number;
  let readers: EventReader[];

  beforeAll(async () => {
    server = await sharedServer();
    sibling = await server.sibling();
    database = new Client({ connectionString: server.databaseUrl });
    await database.connect();
    [admin, employer, seeker] = await Promise.all([server.admin(), server.employer(), server.jobSeeker()]);
  });
  afterAll(async () => {
    await database.end();
    await sibling.stop();
  });

  beforeEach(async () => {
    readers = [];
    jobId = await openListing(employer, admin);
  });
  afterEach(() => {
    for (const reader of readers) reader.close();
  });

  let marks = 0;
  /** The scopes of which somebody is told until now, without those already read; news arrives in order. */
  const untilNow = async ({ user }: ApiClient, reader: EventReader): Promise<unknown[]> => {
    const scopes = [`mark ${(marks += 1)}`];
    const read = reader.events.length - reader.waiting.length;
    await database.query(`select pg_notify('scopes', $1)`, [JSON.stringify({ to: [user.id], scopes })]);
    await reader.next('changed', (data) => (data['scopes'] as string[]).includes(scopes[0] ?? ''));
    const told = reader.events.slice(read).filter(({ name }) => name === 'changed');
    return told.slice(0, -1).map(({ data }) => data['scopes']);
  };
  /** Listens in another process than the one that changes things, from now on: earlier news may still be on its way. */
  const listen = async (client: ApiClient): Promise<EventReader> => {
    const reader = await EventReader.listening(client.at(sibling.url));
    readers.push(reader);
    await untilNow(client, reader);
    return reader;
  };
  const listeners = <Clients extends ApiClient[]>(...clients: Clients) =>
    Promise.all(clients.map(listen)) as Promise<{ [Index in keyof Clients]: EventReader }>;
  const scopes = async (reader: EventReader) => (await reader.next('changed')).data['scopes'];

  it('tell an employer of an application, and its applicant of a status, but nobody else', async () => {
    const other = await server.employer();
    const [employers, seekers, others, admins] = await listeners(employer, seeker, other, admin);
    const { body } = await seeker.post<{ id: number }>('/api/applications', { jobId });
    expect(await scopes(employers)).toEqual(['applications', 'jobs']);
    await employer.put(`/api/applications/${body.id}/status`, { status: 'shortlisted' });
    expect(await scopes(seekers)).toEqual(['applications']);
    await seeker.post(`/api/applications/${body.id}/withdraw`, {});
    expect(await scopes(employers)).toEqual(['applications']);
    expect([await untilNow(other, others), await untilNow(admin, admins)]).toEqual([[], []]);
  });

  it('tell admins of a listing to approve, and its employer of the decision', async () => {
    const [admins, employers, seekers] = await listeners(admin, employer, seeker);
    const { body } = await employer.post<{ id: number }>('/api/jobs', aJobForm());
    expect(await scopes(admins)).toEqual(['jobs', 'administration']);
    expect(await untilNow(employer, employers)).toEqual([]);
    await admin.put(`/api/jobs/${body.id}/approve`, {});
    expect(await scopes(employers)).toEqual(['jobs']);
    await employer.put(`/api/jobs/${body.id}`, aJobForm({ title: 'Another title' }));
    expect(await scopes(admins)).toEqual(['jobs', 'administration']);
    expect(await untilNow(seeker, seekers)).toEqual([]);
  });

  it('tell admins, but not the employer, of a report', async () => {
    const [admins, employers] = await listeners(admin, employer);
    await seeker.post(`/api/jobs/${jobId}/reports`, { reason: 'scam' });
    expect(await scopes(admins)).toEqual(['administration']);
    expect(await untilNow(employer, employers)).toEqual([]);
  });
});
