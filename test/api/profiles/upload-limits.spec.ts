import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { SETTINGS } from '../../../src/shared/adapters/config/config.module.js';
import type { Settings } from '../../../src/shared/adapters/config/settings.js';
import { Database } from '../../../src/shared/adapters/postgres/database.js';
import { FileStore } from '../../../src/shared/application/file-store.js';
import { eventually } from '../../support/eventually.js';
import { aPdf } from '../../support/files/documents.js';
import {
  aDeepSvg,
  aFilterBomb,
  anInterlacedBomb,
  aProgressiveBomb,
  aWideSvg,
} from '../../support/files/hostile-uploads.js';
import { aPicture, anEndlessSvg } from '../../support/files/pictures.js';
import { OpenUpload } from '../../support/files/slow-upload.js';
import { upload } from '../../support/files/upload.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

const MEGABYTE = 1024 ** 2;

describe('upload protection', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it.each([
    ['many levels', () => aDeepSvg(3 * MEGABYTE)],
    ['many attributes', () => aWideSvg(3 * MEGABYTE)],
  ])('rejects a 3 MB SVG of %s without blocking the server', async (_what, make) => {
    const employer = await server.employer();
    const svg = make();
    const { longest, result } = await watchEventLoop(() => upload(employer, 'logo', 'x.svg', svg));
    expect(result.status).toBe(415);
    expect(longest).toBeLessThan(3_000);
  });

  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['an interlaced PNG that decodes to 72 MB', 'x.png', () => anInterlacedBomb(3_000)],
    ['a progressive JPEG that decodes to 150 MB', 'x.jpg', () => aProgressiveBomb(5_000)],
    ['an SVG with filters that fill the memory', 'x.svg', () => aFilterBomb()],
    ['an SVG that takes forever', 'x.svg', () => anEndlessSvg()],
  ])('rejects %s', async (_what, name, make) => {
    const answer = await upload(await server.employer(), 'logo', name, await make());
    expect(answer).toMatchObject({ status: 415, body: { code: 'foreign_content' } });
  });

  it('serves an avatar before bombs queued by others', async () => {
    const [attacker, seeker] = [await server.employer(), await server.jobSeeker()];
    const order: string[] = [];
    const bombs = Array.from({ length: 4 }, () =>
      upload(attacker, 'logo', 'x.svg', anEndlessSvg()).then(() => order.push('bomb')),
    );
    await eventually(async () => expect(await openUploads(server)).toBe(4));
    expect((await upload(seeker, 'avatar', 'me.png', await aPicture('png'))).status).toBe(201);
    order.push('avatar');
    await Promise.all(bombs);
    expect(order.indexOf('avatar')).toBeLessThan(3);
  });
});

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

/** Number of uploads whose content this process holds open (Linux). */
async function openUploads(server: TestServer): Promise<number> {
  const descriptors = await readdir('/proc/self/fd');
  const targets = await Promise.all(descriptors.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return targets.filter((target) => target.startsWith(uploadsFolder(server))).length;
}

function uploadsFolder(server: TestServer): string {
  return join(server.app.get<Settings>(SETTINGS).dataDirectory, 'uploads');
}

/** Longest time in milliseconds that the event loop was blocked during the work; the server runs in this process. */
async function watchEventLoop<T>(work: () => Promise<T>): Promise<{ longest: number; result: T }> {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 10);
  try {
    const result = await work();
    return { longest, result };
  } finally {
    clearInterval(timer);
  }
}
