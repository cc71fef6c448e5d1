import { eventually } from '../../support/eventually.js';
import { daysAhead, offer, type InterviewAnswer } from '../../support/mothers/interviews.js';
import { openListing } from '../../support/mothers/open-listing.js';
import type { MailedServer } from '../../support/server/mailed-server.js';
import { sharedMailedServer } from '../../support/server/shared-server.js';
import { lockWaits } from '../../support/database/lock-waits.js';

describe('taking a time while an account is deleted', () => {
  let mailed: MailedServer;
  beforeAll(async () => {
    mailed = await sharedMailedServer();
  });

  /** Waits until at least `count` connections wait for locks; a mail to the leaving user may wait too. */
  const waiting = (count: number) =>
    eventually(async () => expect(await lockWaits(mailed.database)).toBeGreaterThanOrEqual(count));

  it.each(['applicant', 'employer'] as const)(
    'cancels the interview of the leaving %s without an error',
    async (leaver) => {
      const { server, database } = mailed;
      const [employer, seeker] = [await server.employer(), await server.jobSeeker()];
      const jobId = await openListing(employer, await server.admin());
      const application = (await seeker.post<{ id: number }>('/api/applications', { jobId })).body.id;
      const { id } = await offer(employer, application);
      // Taking a time locks the interview and waits here; the deletion locks the account and waits for the interview.
      await database.query('begin');
      await database.query(`select pg_advisory_xact_lock(hashtext('calendar'), $1)`, [employer.user.id]);
      const taken = seeker.put(`/api/interviews/${id}/slot`, { startsAt: daysAhead(3), timeZone: 'Europe/Lisbon' });
      await waiting(1);
      const [leaving, staying] = leaver === 'applicant' ? [seeker, employer] : [employer, seeker];
      const left = leaving.request('DELETE', '/api/account', { body: { password: 'correct horse' } });
      await waiting(2);
      await database.query('commit');

      expect((await left).status).toBe(204);
      expect([200, 401, 404, 409]).toContain((await taken).status);
      expect((await staying.get<InterviewAnswer[]>('/api/interviews')).body).toEqual([]);
      const { rows } = await database.query('select state, cancelled_by from interview where id = $1', [id]);
      expect(rows).toEqual([{ state: 'cancelled', cancelled_by: leaver }]);
    },
  );
});
