import { Client } from 'pg';
import { eventually } from '../../support/eventually.js';
import { manyApplications } from '../../support/rows/many-applications.js';
import { openListing } from '../../support/mothers/open-listing.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';
import { downloadExport, openCursors } from './export-download.js';

describe('exporting 100,000 applications', () => {
  let server: TestServer;
  let database: Client;
  let employer: ApiClient;
  let jobId: number;
  beforeAll(async () => {
    server = await startTestServer();
    database = new Client({ connectionString: server.databaseUrl });
    await database.connect();
    employer = await server.employer();
    jobId = await openListing(employer, await server.admin());
    await manyApplications(server.databaseUrl, jobId, 100_000);
  });
  afterAll(async () => {
    await database.end();
    await server.stop();
  });

  it("reads one snapshot, at the reader's pace", async () => {
    const reader = (await downloadExport(server.url, employer)).body?.pipeThrough(new TextDecoderStream()).getReader();
    let file = (await reader?.read())?.value ?? '';
    // The reader has paused, so the remaining rows are still in the database.
    expect(await openCursors(database)).toHaveLength(1);
    await database.query(`update application set status = 'rejected', applied_at = now() where job_id = $1`, [jobId]);
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) file += part.value;
    const lines = file.trimEnd().split('\r\n');
    expect(lines).toHaveLength(100_001);
    expect(lines.filter((line) => line.includes(',rejected,')).length).toBeLessThan(17_000);
    await eventually(async () => expect(await openCursors(database)).toEqual([]));
  });

  it('aborts the download when the database fails midway', async () => {
    const response = await downloadExport(server.url, employer);
    const reader = response.body?.getReader();
    await reader?.read();
    await database.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [await openCursors(database)]);
    const rest = async (): Promise<void> => {
      while (!(await reader?.read())?.done);
    };
    expect(response.status).toBe(200);
    await expect(rest()).rejects.toThrow('terminated');
  });

  it('releases the database when the reader disconnects', async () => {
    const reader = (await downloadExport(server.url, employer)).body?.getReader();
    await reader?.read();
    expect(await openCursors(database)).toHaveLength(1);
    await reader?.cancel();
    await eventually(async () => expect(await openCursors(database)).toEqual([]));
  });
});
