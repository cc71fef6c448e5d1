import { withConnection } from '#platform/postgres/connection/database-url.js';
import { eventually } from '../../support/eventually.js';
import { ProviderSite } from '../../support/server/provider-site.js';

describe('the redirect to a provider', () => {
  let site: ProviderSite;
  beforeAll(async () => {
    site = await ProviderSite.start();
  });
  afterAll(() => site.stop());

  it('leaves after the session is stored, because browsers follow it before the response has ended', async () => {
    await withConnection(site.server.databaseUrl, async (connection) => {
      await connection.query('begin');
      await connection.query('lock table session in exclusive mode');
      let isAnswered = false;
      const leaving = fetch(`${site.server.url}/api/auth/acme`, { redirect: 'manual' }).then((response) => {
        isAnswered = true;
        return response;
      });
      await eventually(async () => {
        const waiting = `select from pg_locks where relation = 'session'::regclass and not granted`;
        expect((await connection.query(waiting)).rows).toHaveLength(1);
      });
      expect(isAnswered).toBe(false);
      await connection.query('commit');
      expect((await leaving).status).toBe(303);
    });
  });
});
