import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { readdir } from 'node:fs/promises';
import { Database } from '#platform/postgres/database.js';
import { FileStore } from '#shared/application/file-store.js';
import { eventually } from '../../support/eventually.js';
import { aPdf } from '../../support/files/documents.js';
import { openUploads, uploadsFolder } from '../../support/files/open-uploads.js';
import { OpenUpload } from '../../support/files/slow-upload.js';
import { upload } from '../../support/files/upload.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

const MEGABYTE = 1024 ** 2;

describe('many uploads at once', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ LIMIT_UPLOADS_AT_ONCE: '2', LIMIT_UPLOAD_MEGABYTES_AT_ONCE: '6' });
  });
  afterAll(() => server.stop());

  /** Starts `count` uploads, and resolves once the server is receiving them. */
  const hold = async (count: number, part: Uint8Array | string = '%PDF-1.4\n'): Promise<OpenUpload[]> => {
    const held: OpenUpload[] = [];
    for (let i = 0; i < count; i += 1) held.push(new OpenUpload(await server.jobSeeker()));
    await Promise.all(held.map((open) => open.send(part)));
    await eventually(async () => expect(await openUploads(server)).toBe(count));
    return held;
  };
  const allEnded = () => eventually(async () => expect(await openUploads(server)).toBe(0));

  it('are rejected with 503 and Retry-After while the limit is reached', async () => {
    const held = await hold(2);
    const answer = await upload(await server.jobSeeker(), 'resume', 'x.pdf', aPdf());
    expect(answer).toMatchObject({ status: 503, body: { code: 'uploads_full' } });
    expect(answer.headers.get('retry-after')).toBe('5');
    for (const open of held) open.abort();
    await allEnded();
  });

  it('are accepted as soon as another one ends', async () => {
    const [first, second] = await hold(2);
    const waiting = upload(await server.jobSeeker(), 'resume', 'x.pdf', aPdf());
    await first?.finish();
    expect((await waiting).status).toBe(201);
    second?.abort();
    await allEnded();
  });

  it('are rejected while others use up the disk budget', async () => {
    const [held] = await hold(1, Buffer.alloc(4 * MEGABYTE, 'x'));
    const large = aPdf('x'.repeat(3 * MEGABYTE));
    expect((await upload(await server.jobSeeker(), 'resume', 'x.pdf', large)).status).toBe(503);
    held?.abort();
    await allEnded();
    expect((await upload(await server.jobSeeker(), 'resume', 'x.pdf', large)).status).toBe(201);
  });

  it('have no name on disk, so that a crash leaves nothing behind', async () => {
    const held = await hold(2);
    await eventually(async () => expect(await readdir(uploadsFolder(server))).toEqual([]));
    for (const open of held) open.abort();
    await allEnded();
  });

  it('hold no database connection while they arrive', async () => {
    const held = await hold(2);
    const pool = await server.app.get(Database).nativePool();
    await eventually(async () => expect(pool.totalCount - pool.idleCount).toBe(0));
    for (const open of held) open.abort();
    await allEnded();
  });

  it.each(['ENOSPC', 'EDQUOT'])(
    'are rejected with 503 and leave nothing behind when the disk is full (%s)',
    async (code) => {
      const seeker = await server.jobSeeker();
      Logger.overrideLogger(false);
      const put = jest.spyOn(server.app.get(FileStore), 'put');
      put.mockRejectedValueOnce(Object.assign(new Error('The disk is full.'), { code }));
      const answer = await upload(seeker, 'resume', 'x.pdf', aPdf());
      expect(answer.status).toBe(503);
      expect((await seeker.get('/api/profile/job-seeker')).body).toMatchObject({ resume: null });
      await allEnded();
      expect((await upload(seeker, 'resume', 'x.pdf', aPdf())).status).toBe(201);
    },
  );
});
