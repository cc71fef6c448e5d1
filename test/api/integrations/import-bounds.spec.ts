import { jest } from '@jest/globals';
import { ApplyImport } from '#integrations/application/imports/apply-import.js';
import { Imports } from '#integrations/application/ports/imports.js';
import { PostingRights } from '#integrations/application/ports/posting-rights.js';
import { FEED_LIMITS } from '#integrations/domain/listing-import.js';
import { Database } from '#platform/postgres/database.js';
import { JobBoard } from '../../support/mothers/job-board.js';
import { aJobForm } from '../../support/mothers/job-mother.js';
import { memberOf } from '../../support/mothers/team.js';
import { longestTurn } from '../../support/processes/processor-time.js';
import { endedImport, sendFeed, type ImportResult } from '../../support/server/sent-feeds.js';
import type { ApiClient } from '../../support/server/api-client.js';

describe('the bounds of imports', () => {
  const board = JobBoard.forTests();
  let employer: ApiClient;
  const query = <Row extends object>(text: string, values: unknown[] = []) =>
    board.server.app.get(Database).query<Row>(text, values);
  const feed = (...references: string[]) => references.map((reference) => ({ ...aJobForm(), reference }));
  const send = (jobs: unknown) => sendFeed(employer, jobs);
  const forbidToApply = (id: number) =>
    query(
      `insert into work_lease (queue, item, holder, ends_at) values ('import', $1, gen_random_uuid(), now() + interval '10 minutes')`,
      [id],
    );
  /** Lets an import wait that no process may apply. */
  const wait = async (id: number) => {
    await forbidToApply(id);
    await query(`update listing_import set state = 'waiting' where id = $1`, [id]);
  };
  const listings = async () => (await employer.get<unknown[]>('/api/employer/jobs')).body.length;

  beforeEach(async () => {
    employer = await board.server.employer();
  });
  afterEach(() => void jest.restoreAllMocks());

  it('keep little of refused listings, however long their references', async () => {
    const result = await send(feed(...Array.from({ length: 150 }, (_, index) => `${index} ${'x'.repeat(100_000)}`)));
    expect(result).toMatchObject({ state: 'done', refused: 150 });
    expect(result.errors).toHaveLength(100);
    expect(JSON.stringify(result).length).toBeLessThan(40_000);
    expect(result.errors[0]?.message).toBe('A reference can have at most 100 characters.');
  });

  it('show little of long listings in a preview, which holds up nobody', async () => {
    const long = { title: 'x'.repeat(3_000), salary: '1'.repeat(3_000), description: '• x\n'.repeat(10_000) };
    const references = Array.from({ length: 60 }, (_, index) => String(index));
    const jobs = feed(...references).map((one) => ({ ...one, ...long }));
    const { id } = (await employer.post<ImportResult>('/api/import/preview', jobs)).body;
    const preview = () => employer.get<{ next: number; listings: object[] }>(`/api/employer/imports/${id}/preview`);
    expect(await longestTurn(preview)).toBeLessThan(200);
    const { body } = await preview();
    expect([body.next, body.listings.length]).toEqual([50, 50]);
    expect(JSON.stringify(body).length).toBeLessThan(100_000);
    await query('delete from listing_import where id = $1', [id]);
  });

  it('refuse a listing that is much longer than any that can be posted', async () => {
    const [one] = feed('1');
    const result = await send([{ ...one, requirements: 'x'.repeat(70_000) }]);
    expect(result.errors).toMatchObject([{ message: 'The listing is too long.' }]);
  });

  it('refuse a listing that cannot be stored, and post the others', async () => {
    const [good, nul, half] = feed('1', '2\0', '3');
    const result = await send([good, nul, { ...half, title: 'Chef \ud800' }]);
    expect(result).toMatchObject({ state: 'done', posted: 1, refused: 2 });
    expect(new Set(result.errors.map(({ message }) => message))).toEqual(
      new Set(['The listing contains characters that are not text.']),
    );
  });

  it('stage no more than all accounts together may, and drop the largest feed that nobody confirms first', async () => {
    const other = await board.server.employer();
    const occupy = `insert into listing_import (user_id, source, state, began_at, staged_bytes)
      values ($1, 'sent', $2, now(), $3) returning id`;
    const [{ id }] = (await query(occupy, [other.user.id, 'stopped', FEED_LIMITS.staged])) as [{ id: number }];
    await wait(id);
    expect((await employer.post('/api/import', feed('1'))).status).toBe(503);
    expect(await employer.get('/api/employer/imports')).toMatchObject({ body: [{ state: 'failed' }] });
    await query(`update listing_import set state = 'stopped' where id = $1`, [id]);
    const [small] = await query(occupy, [(await board.server.employer()).user.id, 'stopped', 10]);
    expect(await send(feed('1'))).toMatchObject({ state: 'done', posted: 1 });
    expect(await query('select state, staged_bytes::int as bytes from listing_import where id = $1', [id])).toEqual([
      { state: 'failed', bytes: 0 },
    ]);
    expect(await query('select id from listing_import where staged_bytes > 0')).toEqual([small]);
  });

  it('let an account send no more than LIMIT_IMPORTS_PER_DAY', async () => {
    const strict = await board.server.sibling({ LIMIT_IMPORTS_PER_DAY: '2' });
    const sender = employer.at(strict.url);
    for (let sent = 0; sent < 2; sent += 1)
      await endedImport(sender, (await sender.post<ImportResult>('/api/import', feed('1'))).body.id);
    const refused = await sender.post<{ detail?: string; message?: string }>('/api/import', feed('1'));
    expect(refused.status).toBe(429);
    expect(JSON.stringify(refused.body)).toContain('You have sent as many feeds as an account can send in a day.');
    expect((await sender.post('/api/import/preview', feed('1'))).status).toBe(429);
    await strict.stop();
  });

  describe('that wait', () => {
    /** An import that is staged but not applied. */
    const waiting = async (): Promise<number> => {
      await send(feed('1', '2', '3', '4'));
      const { id } = await send(feed('5', '6'));
      await wait(id);
      return id;
    };
    const apply = async (id: number) => {
      await board.server.app.get(ApplyImport).execute(id);
      const [result] = await query<ImportResult>('select state, problem, posted from listing_import where id = $1', [
        id,
      ]);
      return result;
    };
    const failed = (why: string) => ({ state: 'failed', problem: `The import ended early. ${why}`, posted: 0 });

    it('post nothing for an employer who was suspended', async () => {
      const id = await waiting();
      await board.suspend(employer);
      expect(await apply(id)).toEqual(failed('The account was suspended.'));
      expect(await query('select id from job where employer_id = $1', [employer.user.id])).toHaveLength(4);
    });

    it('post nothing for an account with another role', async () => {
      const id = await waiting();
      await query(`update user_account set role = 'job_seeker' where id = $1`, [employer.user.id]);
      expect(await apply(id)).toEqual(failed("The account is no longer an employer's."));
    });

    it('post nothing for an API key that was revoked', async () => {
      await employer.post('/api/employer/api-keys', {
        name: 'ATS',
        scope: 'write',
        days: 30,
        password: 'correct horse',
      });
      const keys = await query<{ id: number }>('select id from api_key where user_id = $1', [employer.user.id]);
      expect(keys).toHaveLength(1);
      const id = await waiting();
      await query('update listing_import set api_key_id = $2 where id = $1', [id, keys[0]?.id]);
      await query('delete from api_key where user_id = $1', [employer.user.id]);
      expect(await apply(id)).toEqual(failed('The API key that sent the feed was revoked.'));
    });

    it('post nothing for the API key of a member who was removed', async () => {
      const second = await memberOf(board.server, employer, 'owner');
      const key = { name: 'ATS', scope: 'write', days: 30, password: 'correct horse' };
      expect((await second.post('/api/employer/api-keys', key)).status).toBe(201);
      const [sent] = await query<{ id: number }>('select id from api_key where created_by = $1', [second.user.id]);
      const id = await waiting();
      await query('update listing_import set api_key_id = $2 where id = $1', [id, sent?.id]);
      expect((await employer.delete(`/api/company/members/${second.user.id}`)).status).toBe(204);
      expect(await apply(id)).toEqual(failed('The API key that sent the feed was revoked.'));
    });

    it.each<[string, (recruiter: ApiClient) => Promise<number>]>([
      [
        'sent',
        async (recruiter) => {
          const { id } = await sendFeed(recruiter, feed('5', '6'));
          await wait(id);
          return id;
        },
      ],
      [
        'confirmed',
        async (recruiter) => {
          const { id } = await send(feed('5', '6'));
          await forbidToApply(id);
          await recruiter.post(`/api/employer/imports/${id}/confirm`);
          return id;
        },
      ],
    ])('post nothing for a member who %s the feed by hand and was removed', async (_, begin) => {
      const recruiter = await memberOf(board.server, employer, 'recruiter');
      await send(feed('1', '2', '3', '4'));
      const id = await begin(recruiter);
      expect(await query('select state from listing_import where id = $1', [id])).toEqual([{ state: 'waiting' }]);
      expect((await employer.delete(`/api/company/members/${recruiter.user.id}`)).status).toBe(204);
      const problem = 'Who sent the feed no longer hires for the company.';
      expect(await apply(id)).toEqual({ state: 'failed', problem, posted: 0 });
      expect(await listings()).toBe(4);
    });

    it('stop in the middle as soon as the employer may not post any more', async () => {
      const id = await waiting();
      const rights = board.server.app.get(PostingRights);
      jest.spyOn(rights, 'problem').mockResolvedValueOnce(undefined).mockResolvedValue('The account was suspended.');
      expect(await apply(id)).toMatchObject({ state: 'failed', posted: 1 });
      expect(await listings()).toBe(5);
    });

    it('are applied by the latest run only', async () => {
      const id = await waiting();
      const imports = board.server.app.get(Imports);
      const [first, second] = [await imports.start(id), await imports.start(id)];
      if (!first || !second) throw new Error('The import does not start.');
      expect([await imports.holds(first), await imports.holds(second)]).toEqual([false, true]);
      const counts = { posted: 0, changed: 0, unchanged: 0, closed: 0, refused: 0 };
      await imports.finish(first, { counts, errors: [], notes: [] });
      expect(await query('select state from listing_import where id = $1', [id])).toEqual([{ state: 'running' }]);
      expect(await apply(id)).toMatchObject({ state: 'done', posted: 2 });
    });
  });
});
