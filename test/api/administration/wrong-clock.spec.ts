import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { TaskScheduler } from '#administration/adapters/schedule/task-scheduler.js';
import { ImportAddresses } from '#integrations/application/ports/import-address.js';
import type { PostgresUserSessions } from '#platform/http/security/sessions/postgres-user-sessions.js';
import { Database } from '#platform/postgres/database.js';
import { UserSessions } from '#shared/application/sessions/user-sessions.js';
import { Clock } from '#shared/application/clock.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

const DAY = 24 * 3_600_000;

describe('a machine whose clock is 400 days ahead', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const figure = async (name = 'ahead_seconds') => {
    const { body } = await server.visitor().get<string>('/metrics');
    return Number(new RegExp(`^wayfare_clock_${name} (\\S+)$`, 'm').exec(body)?.[1]);
  };

  it('deletes nothing, says why, and hides no run afterwards', async () => {
    const admin = await server.admin();
    const employer = await server.employer();
    const archived = await openListing(employer, admin);
    await employer.put(`/api/jobs/${archived}/archive`, { archive: true });
    const open = await openListing(employer, admin);
    const runs = async () => {
      type Run = { name: string; lastRun: { dueAt: string } | null };
      const { body } = await admin.get<Run[]>('/api/admin/database/schedules');
      return new Map(body.map(({ name, lastRun }) => [name, lastRun]));
    };
    expect(Math.abs(await figure())).toBeLessThan(5);

    const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    const clock = server.app.get(Clock);
    Object.assign(clock, { now: () => new Date(Date.now() + 400 * DAY) });
    try {
      await server.app.get(TaskScheduler).catchUp();
      expect(Math.round((await figure()) / 86_400)).toBe(400);
    } finally {
      Reflect.deleteProperty(clock, 'now');
    }
    const sentences = logged.mock.calls.map((call) => String(call[1])).filter((text) => text.includes('clock'));
    expect(sentences).toEqual([expect.stringContaining('Nothing is deleted on schedule')]);
    logged.mockRestore();

    expect((await employer.get(`/api/jobs/${archived}`)).status).toBe(200);
    const { body } = await server.visitor().get<{ id: number }[]>('/api/jobs');
    expect(body.map(({ id }) => id)).toEqual([open]);
    // What ran in the meantime is not known as the latest run, which would hide failures for 400 days.
    expect([...(await runs()).values()].filter(Boolean)).toEqual([]);
    await server.app.get(TaskScheduler).catchUp();
    const after = await runs();
    expect([...after].filter(([, run]) => run === null)).toEqual([]);
  });

  it('ends no session and no listing while that lasts two minutes', async () => {
    const admin = await server.admin();
    const employer = await server.employer();
    const open = await openListing(employer, admin);
    const wrong = Date.now() + 400 * DAY;
    const now = jest.spyOn(Date, 'now').mockReturnValue(wrong);
    await server.app.get<PostgresUserSessions>(UserSessions).deleteExpired();
    expect((await employer.get('/api/user')).status).toBe(200);
    expect((await server.visitor().get<{ id: number }[]>('/api/jobs')).body.map(({ id }) => id)).toContain(open);
    expect(await figure()).toBeGreaterThan(399 * 86_400);
    expect(await figure('trusted')).toBe(0);
    now.mockRestore();
    expect((await employer.get('/api/user')).status).toBe(200);
    expect(await figure('trusted')).toBe(1);
  });

  it('fetches feeds that it postponed', async () => {
    const employer = await server.employer();
    const imports = server.app.get(ImportAddresses, { strict: false });
    await imports.set(employer.user.id, 'https://feeds.example.com/jobs.xml');
    await server.app.get(Database).query(`update import_address set due_at = now() + interval '400 days'`);
    expect(await imports.nextDue()).toMatchObject({ userId: employer.user.id });
    expect(await imports.nextDue()).toBeUndefined();
  });
});
