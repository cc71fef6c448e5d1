import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FetchFeeds } from '#integrations/application/imports/fetch-feeds.js';
import { Database } from '#platform/postgres/database.js';
import { eventually } from '../../support/eventually.js';
import { aJobForm } from '../../support/mothers/job-mother.js';
import { JobBoard, type JobAnswer } from '../../support/mothers/job-board.js';
import { csvRow, endedImport, sendFeed, type ImportResult } from '../../support/server/sent-feeds.js';
import { watchFeed } from '../../support/server/watch-feed.js';
import type { ApiClient } from '../../support/server/api-client.js';

const DAY_MS = 86_400_000;

type Listing = JobAnswer & { readonly title: string; readonly state: string };

describe('imports', () => {
  const board = JobBoard.forTests({ OUTBOUND_ALLOWED_HOSTS: '127.0.0.1', LIMIT_LISTINGS_PER_DAY: '8' });
  let employer: ApiClient;
  const query = (text: string, values: unknown[] = []) => board.server.app.get(Database).query(text, values);
  const feed = (...references: string[]) => references.map((reference) => ({ ...aJobForm(), reference }));
  const listings = async () => (await employer.get<Listing[]>('/api/employer/jobs')).body;
  const states = async () => (await listings()).map(({ state }) => state).sort();
  const send = (jobs: unknown) => sendFeed(employer, jobs);

  /** Approves the listing and backdates the approval by this many days. */
  const approveDaysAgo = async (days: number) => {
    const [{ id }] = (await listings()) as [Listing];
    await board.admin.put(`/api/jobs/${id}/approve`);
    const past = `interval '${days} days'`;
    const backdate = `update job set approved_at = approved_at - ${past}, closes_at = closes_at - ${past} where id = $1`;
    await query(backdate, [id]);
  };
  beforeEach(async () => {
    employer = await board.server.employer();
  });

  it('post new listings, update changed ones, and leave the others and their approval unchanged', async () => {
    expect(await send(feed('1', '2'))).toMatchObject({ state: 'done', received: 2, posted: 2, errors: [] });
    const before = await listings();
    for (const { id } of before) await board.admin.put(`/api/jobs/${id}/approve`);
    const versions = async () => (await listings()).map(({ id, version, state }) => [id, version, state]);
    const approved = await versions();
    expect(await send(feed('1', '2'))).toMatchObject({ posted: 0, changed: 0, unchanged: 2 });
    expect(await versions()).toEqual(approved);
    const [first, second] = feed('1', '2');
    expect(await send([{ ...first, title: 'Night Porter' }, second])).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await states()).toEqual(['active', 'pending']);
    expect((await listings()).map(({ title }) => title).sort()).toEqual(['Front Desk Agent', 'Night Porter']);
  });

  it('accept facts as the job form does, and keep them if a later feed has none', async () => {
    const [first] = feed('1');
    const facts = { housing: 'free', meals: true, languages: [{ code: 'en', level: 'B1', isRequired: true }] };
    const own = async () => {
      const [{ id }] = (await listings()) as [Listing];
      return (await employer.get<JobAnswer>(`/api/jobs/${id}`)).body['facts'];
    };
    expect(await send([{ ...first, facts }])).toMatchObject({ posted: 1 });
    expect(await own()).toMatchObject(facts);
    expect(await send([{ ...first, facts: { ...facts, meals: false } }])).toMatchObject({ changed: 1 });
    expect(await own()).toMatchObject({ housing: 'free', meals: false });
    expect(await send([first])).toMatchObject({ changed: 1 });
    expect(await own()).toMatchObject({ housing: 'free', meals: false });
    const bad = [{ minSalary: 'a lot' }, { facts: { meals: 'sometimes' } }, { facts: { hoursPerWeek: 'many' } }];
    const { errors } = await send(bad.map((change, index) => ({ ...first, reference: `bad ${index}`, ...change })));
    expect(errors.map(({ message }) => message)).toEqual([
      'Minimum salary must be a whole number from 0 to 100000000',
      'meals must be true or false',
      'Hours per week must be a whole number from 1 to 100',
    ]);
  });

  describe('of a listing without a deadline', () => {
    const daysLeft = async () => {
      const [{ closesAt }] = (await listings()) as [Listing & { readonly closesAt: string }];
      return Math.round((Date.parse(closesAt) - Date.now()) / DAY_MS);
    };

    it('extend it by 30 days when it is about to end, without a new approval', async () => {
      await send(feed('1'));
      await approveDaysAgo(20);
      expect(await send(feed('1'))).toMatchObject({ unchanged: 1 });
      expect(await daysLeft()).toBe(10);
      await approveDaysAgo(5);
      expect(await send(feed('1'))).toMatchObject({ unchanged: 1, changed: 0 });
      expect([35, 36]).toContain(await daysLeft());
      expect(await states()).toEqual(['active']);
    });

    it('reopen it after its end', async () => {
      await send(feed('1'));
      await approveDaysAgo(40);
      expect(await states()).toEqual(['closed']);
      await send(feed('1'));
      expect(await states()).toEqual(['active']);
    });

    it('leave it unchanged once the feed sets a deadline or it is archived', async () => {
      const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
      const [first] = feed('1');
      await send([first]);
      await approveDaysAgo(0);
      await send([{ ...first, deadline: tomorrow }]);
      await send([{ ...first, deadline: tomorrow }]);
      expect([1, 2]).toContain(await daysLeft());
      const [{ id }] = (await listings()) as [Listing];
      await employer.put(`/api/jobs/${id}/archive`, { archive: true });
      await send([first]);
      expect(await states()).toEqual(['archived']);
    });
  });

  it('close listings that are missing twice, and reopen those that return', async () => {
    await send(feed('1', '2', '3', '4'));
    expect(await send(feed('1', '2', '3'))).toMatchObject({ unchanged: 3, closed: 0 });
    expect(await states()).toEqual(['pending', 'pending', 'pending', 'pending']);
    expect(await send(feed('1', '2', '3'))).toMatchObject({ closed: 1 });
    expect(await send(feed('1', '2', '3'))).toMatchObject({ closed: 0 });
    expect(await states()).toEqual(['archived', 'pending', 'pending', 'pending']);
    expect(await send(feed('1', '2', '3', '4'))).toMatchObject({ changed: 1, unchanged: 3 });
    expect(await states()).toEqual(['pending', 'pending', 'pending', 'pending']);
  });

  it('forget that a listing was missing once it is back', async () => {
    for (const references of ['1234', '123', '1234', '123']) await send(feed(...references));
    expect(await states()).toEqual(['pending', 'pending', 'pending', 'pending']);
  });

  it('stop at an empty or much smaller feed until confirmed, and fail with a reason if they never are', async () => {
    await send(feed('1', '2', '3', '4'));
    const empty = await send([]);
    expect(empty).toMatchObject({
      state: 'stopped',
      problem: 'The feed has no listings. If it is complete, confirm the import.',
    });
    const small = await send(feed('1', '2'));
    const problem = 'The feed was not confirmed before the next one arrived.';
    expect(await endedImport(employer, empty.id)).toMatchObject({ state: 'failed', problem });
    expect(small).toMatchObject({
      state: 'stopped',
      problem: 'The feed has 2 listings; the previous one had 4. If it is complete, confirm the import.',
    });
    const path = `/api/employer/imports/${small.id}/confirm`;
    expect((await employer.post(path)).status).toBe(202);
    await eventually(async () =>
      expect((await employer.get<ImportResult>(`/api/employer/imports/${small.id}`)).body.state).toBe('done'),
    );
    expect((await employer.post(path)).status).toBe(404);
  });

  it('block the next feed until they are done, in another process if theirs died', async () => {
    // One statement, so that nobody takes it before.
    const [{ id }] = (await query(
      `with import as (
         insert into listing_import (user_id, source, state, began_at) values ($1, 'sent', 'running', now()) returning id
       )
       insert into work_lease (queue, item, ends_at) select 'import', id, now() + interval '5 minutes' from import
       returning item as id`,
      [employer.user.id],
    )) as [{ id: number }];
    expect((await employer.post('/api/import', feed('1'))).status).toBe(409);
    await query(`update work_lease set ends_at = now() where queue = 'import' and item = $1`, [id]);
    expect(await endedImport(employer, id)).toMatchObject({ state: 'done' });
    expect(await send(feed('1'))).toMatchObject({ state: 'done', posted: 1 });
  });

  it('apply nothing of a malformed feed', async () => {
    const { body } = await employer.request<ImportResult>('POST', '/api/import', {
      body: '<jobs><job><reference>1</reference></job>',
      headers: { 'content-type': 'application/xml' },
    });
    expect(body).toMatchObject({ state: 'failed', received: 1 });
    expect(body.problem).toContain('not well-formed');
    expect(await listings()).toEqual([]);
    const other = { body: 'reference', headers: { 'content-type': 'text/plain' } };
    expect((await employer.request('POST', '/api/import', other)).status).toBe(415);
  });

  it('report which listings were refused, and why', async () => {
    const [good, bad] = feed('1', '2');
    const csv = ['reference,title,company,location,description,salary,jobType,category']
      .concat([good, { ...bad, title: 'No' }, good, { ...good, reference: '' }].map((form) => csvRow(form ?? {})))
      .join('\n');
    const headers = { 'content-type': 'text/csv; charset=utf-8' };
    const { body } = await employer.request<ImportResult>('POST', '/api/import', { body: csv, headers });
    const result = await endedImport(employer, body.id);
    expect(result).toMatchObject({ posted: 1, refused: 3 });
    expect(result.errors.map(({ position, message }) => [position, message])).toEqual([
      [2, 'Job title must be at least 5 characters'],
      [3, 'Another listing in the feed has the same reference.'],
      [4, 'The listing has no reference.'],
    ]);
  });

  it('respect the daily limit of listings, except for trusted employers', async () => {
    const references = Array.from({ length: 10 }, (_, index) => `R${index}`);
    const result = await send(feed(...references));
    expect(result).toMatchObject({ posted: 8, refused: 2 });
    expect(result.errors[0]?.message).toContain('A later import will post this one.');
    const trust = 'update employer_profile set is_trusted = true, verified_at = now() where user_id = $1';
    await query(trust, [employer.user.id]);
    expect(await send(feed(...references))).toMatchObject({ posted: 2, unchanged: 8, refused: 0 });
  });

  it('keep listings of different employers apart despite equal references', async () => {
    await send(feed('1'));
    const first = await listings();
    employer = await board.server.employer();
    await send(feed('1'));
    expect((await listings()).map(({ id }) => id)).not.toEqual(first.map(({ id }) => id));
  });

  describe('from an address', () => {
    let server: Server;
    let url: string;
    let jobs: object[];
    const requestedTags: (string | undefined)[] = [];

    beforeAll(async () => {
      server = createServer((request, response) => {
        requestedTags.push(request.headers['if-none-match']);
        if (request.headers['if-none-match'] === `"${jobs.length}"`) return response.writeHead(304).end();
        response.writeHead(200, { 'content-type': 'application/json', etag: `"${jobs.length}"` });
        return response.end(JSON.stringify(jobs));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jobs`;
    });
    afterAll(() => new Promise((resolve) => server.close(resolve)));

    const checkAddress = async (): Promise<void> => {
      await query('update import_address set due_at = now() where user_id = $1', [employer.user.id]);
      await board.server.app.get(FetchFeeds).execute();
      const [latest] = (await employer.get<ImportResult[]>('/api/employer/imports')).body;
      if (latest) await endedImport(employer, latest.id);
    };

    it('read it again only when it has changed', async () => {
      jobs = feed('1', '2');
      await watchFeed(employer, url);
      await checkAddress();
      expect(await listings()).toHaveLength(2);
      await checkAddress();
      expect(requestedTags.splice(0)).toEqual([undefined, '"2"']);
      expect((await employer.get<ImportResult[]>('/api/employer/imports')).body).toHaveLength(1);
      expect((await employer.get('/api/employer/import-address')).body).toMatchObject({ url, fault: null });
      await employer.delete('/api/employer/import-address');
    });

    it('read an unchanged feed in full when a listing is about to end', async () => {
      jobs = feed('1');
      await watchFeed(employer, url);
      await checkAddress();
      await approveDaysAgo(31);
      expect(await states()).toEqual(['closed']);
      await checkAddress();
      expect(requestedTags.at(-1)).toBeUndefined();
      expect(await states()).toEqual(['active']);
      await checkAddress();
      expect(requestedTags.at(-1)).toBe('"1"');
      await employer.delete('/api/employer/import-address');
    });

    it('pause while their employer is suspended', async () => {
      jobs = feed('1');
      await watchFeed(employer, url);
      const before = requestedTags.length;
      const due = () => query('update import_address set due_at = now() where user_id = $1', [employer.user.id]);
      await due();
      await board.suspend(employer);
      await board.server.app.get(FetchFeeds).execute();
      expect(requestedTags).toHaveLength(before);
      await board.reinstate(employer);
      await due();
      await board.server.app.get(FetchFeeds).execute();
      expect(requestedTags).toHaveLength(before + 1);
    });

    it('report an unreadable address to its employer only', async () => {
      const other = await board.server.employer();
      await watchFeed(other, url);
      await board.server.app.get(FetchFeeds).execute();
      await watchFeed(employer, 'http://127.0.0.1:9/jobs.xml');
      await checkAddress();
      const faultOf = async (client: ApiClient) =>
        (await client.get<{ fault: string | null }>('/api/employer/import-address')).body.fault;
      expect([await faultOf(employer), await faultOf(other)]).toEqual([
        'The address did not respond. Check it, or try again later.',
        null,
      ]);
      const refused = await watchFeed(employer, 'http://10.0.0.1/jobs.xml');
      expect(refused.status).toBe(400);
      await employer.delete('/api/employer/import-address');
    });
  });
});
