import { SweepFiles } from '#profiles/application/uploads/sweep-files.js';
import { FileStore } from '#shared/application/file-store.js';
import { Database } from '#platform/postgres/database.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { aPdf } from '../../support/files/documents.js';
import { aPicture } from '../../support/files/pictures.js';
import { storedKeys } from '../../support/files/stored-keys.js';
import { upload } from '../../support/files/upload.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { later } from '../../support/shifted-clock.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

const HOUR = 60 * 60_000;
const ORPHAN = 'resume-00000000-0000-4000-8000-000000000000.pdf';

describe('sweeping files', () => {
  let server: TestServer;
  let store: FileStore;
  let seeker: ApiClient;

  beforeAll(async () => {
    server = await startTestServer();
    store = server.app.get(FileStore);
  });
  afterAll(() => server.stop());

  beforeEach(async () => {
    for await (const { key } of store.list()) await store.delete(key);
    seeker = await server.jobSeeker();
  });

  const sweepAfter = (milliseconds: number) => later(server, milliseconds, () => server.app.get(SweepFiles).execute());
  const rows = async (statement: string, ...values: unknown[]) =>
    (await (await server.app.get(Database).nativePool()).query(statement, values)).rows;

  it('keeps files in use', async () => {
    const employer = await server.employer();
    await upload(seeker, 'resume', 'x.pdf', aPdf());
    await upload(seeker, 'avatar', 'x.png', await aPicture('png'));
    await upload(employer, 'logo', 'x.png', await aPicture('png'));
    const before = await storedKeys(store);
    expect(before).toHaveLength(6);
    await sweepAfter(48 * HOUR);
    expect(await storedKeys(store)).toEqual(before);
  });

  it('deletes replaced files after an hour', async () => {
    await upload(seeker, 'resume', 'old.pdf', aPdf('old'));
    await upload(seeker, 'avatar', 'old.png', await aPicture('png'));
    const old = await storedKeys(store);
    await upload(seeker, 'resume', 'new.pdf', aPdf('new'));
    await upload(seeker, 'avatar', 'new.png', await aPicture('png'));
    const all = await storedKeys(store);
    await sweepAfter(0.9 * HOUR);
    expect(await storedKeys(store)).toEqual(all);
    await sweepAfter(1.1 * HOUR);
    expect(await storedKeys(store)).toEqual(all.filter((key) => !old.includes(key)));
    const [{ files }] = (await rows(
      'select count(*)::int as files from uploaded_file where owner_id = $1',
      seeker.user.id,
    )) as [{ files: number }];
    expect(files).toBe(2);
  });

  it('keeps a resume while an application refers to it', async () => {
    const employer = await server.employer();
    await upload(seeker, 'resume', 'sent.pdf', aPdf('sent'));
    const [sent] = await storedKeys(store);
    const jobId = await openListing(employer, await server.admin());
    await seeker.post('/api/applications', { jobId });
    await upload(seeker, 'resume', 'newer.pdf', aPdf('newer'));
    await sweepAfter(48 * HOUR);
    expect(await storedKeys(store)).toContain(sent);
    await rows('delete from job where id = $1', jobId);
    await sweepAfter(48 * HOUR);
    expect(await storedKeys(store)).not.toContain(sent);
  });

  it('deletes a removed logo', async () => {
    const employer = await server.employer();
    await upload(employer, 'logo', 'x.png', await aPicture('png'));
    await employer.put('/api/profile/employer', { companyLogo: null });
    await sweepAfter(2 * HOUR);
    expect(await storedKeys(store)).toEqual([]);
  });

  it('deletes the files of deleted users', async () => {
    await upload(seeker, 'resume', 'x.pdf', aPdf());
    await upload(seeker, 'avatar', 'x.png', await aPicture('png'));
    await rows('delete from user_account where id = $1', seeker.user.id);
    await sweepAfter(2 * HOUR);
    expect(await storedKeys(store)).toEqual([]);
  });

  it('deletes old files without a row, but no recent or foreign ones', async () => {
    await store.put(ORPHAN, aPdf());
    await store.put('something-else.tar', Buffer.from('x'));
    await sweepAfter(0.9 * HOUR);
    expect(await storedKeys(store)).toContain(ORPHAN);
    await sweepAfter(1.1 * HOUR);
    expect(await storedKeys(store)).toEqual(['something-else.tar']);
  });

  it('keeps a file without a row while something refers to it', async () => {
    await upload(seeker, 'resume', 'x.pdf', aPdf());
    await rows('delete from uploaded_file where owner_id = $1', seeker.user.id);
    const before = await storedKeys(store);
    await sweepAfter(48 * HOUR);
    expect(await storedKeys(store)).toEqual(before);
  });

  it('keeps only the last of many concurrent uploads', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => upload(seeker, 'resume', `${i}.pdf`, aPdf(`resume ${i}`))),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    await sweepAfter(2 * HOUR);
    expect(await storedKeys(store)).toHaveLength(1);
    expect((await seeker.get('/api/profile/job-seeker/resume')).body).toContain('% resume');
  });
});
