import { eventually } from '../../support/eventually.js';
import { aDocx } from '../../support/files/documents.js';
import {
  aDeepSvg,
  aFilterBomb,
  anInterlacedBomb,
  aProgressiveBomb,
  aWideSvg,
} from '../../support/files/hostile-uploads.js';
import { openUploads } from '../../support/files/open-uploads.js';
import { aPicture, anEndlessSvg } from '../../support/files/pictures.js';
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

  it.each([
    ['of many parts', () => aDocx(...['a', 'b', 'c'].map((name) => ({ name, content: Buffer.alloc(30 * MEGABYTE) })))],
    ['with a false size', () => aDocx({ name: 'word/a.bin', content: Buffer.alloc(40 * MEGABYTE), claims: 1_000 })],
  ])('rejects a zip bomb %s', async (_what, make) => {
    const answer = await upload(await server.jobSeeker(), 'resume', 'x.docx', make());
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
