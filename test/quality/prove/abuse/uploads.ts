import { request, type ClientRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '#test/support/eventually.js';
import { aPdf } from '#test/support/files/documents.js';
import {
  aDeepSvg,
  aFilterBomb,
  aLongPng,
  anInterlacedBomb,
  aProgressiveBomb,
  aWideSvg,
} from '#test/support/files/hostile-uploads.js';
import { aPicture, anEndlessSvg } from '#test/support/files/pictures.js';
import { upload, type UploadKind } from '#test/support/files/upload.js';
import { peakMemory, residentMemory } from '#test/support/processes/resident-memory.js';
import { ApiClient } from '#test/support/server/api-client.js';
import { startBuiltServer, type BuiltServer } from '#test/support/server/built-server.js';
import type { ProofOnDatabase } from './proof-on-database.js';
import type { Report } from '../proof.js';

const HELD = 464;
const MAX_EXTRA = 150;
const MAX_WAIT = 3_000;
const MAX_STALL = 1_000;
const MEGABYTE = 1024 ** 2;

/** The effect of uploads on a server's memory and response times. */
export const uploadProofs: readonly ProofOnDatabase[] = [
  {
    name: `${HELD} slow uploads at once take less than ${MAX_EXTRA} MB`,
    run: (databaseUrl, report) => serving(databaseUrl, (server) => slowUploads(server, report)),
  },
  {
    name: `Two hostile files at once take less than ${MAX_EXTRA} MB and do not block the server`,
    run: (databaseUrl, report) => serving(databaseUrl, (server) => bombs(server, report)),
  },
  {
    name: `An avatar waits at most ${MAX_WAIT / 1000} s behind hostile files of others`,
    run: (databaseUrl, report) => serving(databaseUrl, (server) => fairness(server, report)),
  },
];

async function serving(databaseUrl: string, run: (server: BuiltServer) => Promise<void>): Promise<void> {
  const server = await startBuiltServer({
    DATABASE_URL: databaseUrl,
    SCHEDULES: 'false',
    LOG_LEVEL: 'silent',
    LIMIT_UPLOADS_PER_HOUR: '0',
    LIMIT_REGISTRATIONS_PER_HOUR: '0',
  });
  try {
    // The first start loads the places, which takes memory for a while.
    await eventually(() => knowsPlaces(server));
    await run(server);
  } finally {
    await server.stop();
  }
}

async function knowsPlaces({ url }: BuiltServer): Promise<void> {
  const { body } = await new ApiClient(url).get<unknown[]>('/api/places?q=lisbon');
  if (body.length === 0) throw new Error('No places yet');
}

async function slowUploads(server: BuiltServer, report: Report): Promise<void> {
  const people = await Promise.all(Array.from({ length: 30 }, () => register(server, 'job_seeker')));
  const honest = await register(server, 'job_seeker');
  const before = residentMemory(server.pid);
  const held = Array.from({ length: HELD }, (_, i) => hold(people[i % people.length] ?? honest));
  const { peak, result } = await peakMemory(server.pid, async () => {
    // Each has sent all of its 5 MB except the end.
    await Promise.all(held.map(({ sent }) => sent));
    await sleep(2_000);
    const begin = performance.now();
    const { status } = await upload(honest, 'resume', 'cv.pdf', aPdf());
    return { status, took: performance.now() - begin };
  });
  report(`resident memory rose from ${before.toFixed(0)} to ${peak.toFixed(0)} MB`);
  report(`meanwhile an upload got ${result.status} after ${result.took.toFixed(0)} ms`);
  for (const { upload: open } of held) open.destroy();
  if (peak - before > MAX_EXTRA) throw new Error('The uploads took too much memory.');
}

/** Starts an upload of nearly 5 MB that does not end. */
function hold(client: ApiClient): { readonly upload: ClientRequest; readonly sent: Promise<void> } {
  const open = request(`${client.address}/api/profile/job-seeker/resume`, {
    method: 'POST',
    headers: { cookie: client.sessionCookie, 'content-type': 'multipart/form-data; boundary=x' },
    agent: false,
  });
  open.on('error', () => undefined);
  open.on('response', (response) => response.resume());
  open.write('--x\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.4\n');
  const sent = new Promise<void>((resolve) => {
    // Does not wait for data that the server leaves unread in the buffers.
    setTimeout(resolve, 20_000).unref();
    open.write(Buffer.alloc(4.9 * MEGABYTE, 'x'), () => resolve());
  });
  return { upload: open, sent };
}

async function bombs(server: BuiltServer, report: Report): Promise<void> {
  const [one, two] = [await register(server, 'employer'), await register(server, 'employer')];
  const [first, second] = [await register(server, 'job_seeker'), await register(server, 'job_seeker')];
  await upload(one, 'logo', 'logo.png', await aPicture('png'));
  await sleep(2_000);
  const before = residentMemory(server.pid);
  const files: [string, UploadKind, string, Buffer][] = [
    ['interlaced PNG of 7,000 x 7,000', 'logo', 'x.png', await anInterlacedBomb(7_000)],
    ['interlaced PNG just small enough', 'logo', 'x.png', await anInterlacedBomb(2_200)],
    ['progressive JPEG just small enough', 'logo', 'x.jpg', await aProgressiveBomb(2_600)],
    ['PNG of 50 million pixels', 'logo', 'x.png', await aLongPng(7_000)],
    ['SVG of 3 MB in depth', 'logo', 'x.svg', aDeepSvg(3 * MEGABYTE)],
    ['SVG of 3 MB of attributes', 'logo', 'x.svg', aWideSvg(3 * MEGABYTE)],
    ['SVG of filters', 'logo', 'x.svg', aFilterBomb()],
    ['SVG without end', 'logo', 'x.svg', anEndlessSvg()],
    ['resume of 5 MB', 'resume', 'x.pdf', Buffer.alloc(4 * MEGABYTE, '%PDF-1.4 ')],
  ];
  for (const [what, kind, name, content] of files) {
    const pair = kind === 'logo' ? [one, two] : [first, second];
    const { peak, result } = await peakMemory(server.pid, async () => {
      const uploads = Promise.all(pair.map((client) => upload(client, kind, name, content)));
      return { stall: await longestStall(server.url, uploads), statuses: (await uploads).map(({ status }) => status) };
    });
    const extra = peak - before;
    report(
      `two of ${what} (${Math.ceil(content.length / 1024)} KB): ${result.statuses.join(', ')}, ${extra.toFixed(0)} MB more, /health/live within ${result.stall.toFixed(0)} ms`,
    );
    if (extra > MAX_EXTRA) throw new Error('The files took too much memory.');
    if (result.stall > MAX_STALL) throw new Error('The server was blocked.');
  }
}

/** The duration in milliseconds of the slowest health check until a promise settles. */
async function longestStall(url: string, until: Promise<unknown>): Promise<number> {
  let longest = 0;
  const state = { isOver: false };
  void until.finally(() => (state.isOver = true));
  do {
    const begin = performance.now();
    await (await fetch(`${url}/health/live`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - begin);
    await sleep(10);
  } while (!state.isOver);
  return longest;
}

async function fairness(server: BuiltServer, report: Report): Promise<void> {
  const attackers = await Promise.all(Array.from({ length: 3 }, () => register(server, 'employer')));
  const honest = await register(server, 'job_seeker');
  const kinds: [string, Buffer][] = [
    ['x.svg', anEndlessSvg()],
    ['x.png', await anInterlacedBomb(2_200)],
  ];
  const picture = await aPicture('jpeg', 1_600, 1_200);
  for (const [name, bomb] of kinds) {
    const rush = Promise.all(
      attackers.flatMap((attacker) => Array.from({ length: 4 }, () => upload(attacker, 'logo', name, bomb))),
    );
    await sleep(500);
    const begin = performance.now();
    const { status } = await upload(honest, 'avatar', 'me.jpg', picture);
    const took = performance.now() - begin;
    report(`behind ${attackers.length * 4} uploads of ${name}, an avatar got ${status} after ${took.toFixed(0)} ms`);
    await rush;
    if (status !== 201 || took > MAX_WAIT) throw new Error('The avatar failed or waited too long.');
  }
}

async function register(server: BuiltServer, role: string): Promise<ApiClient> {
  const username = `u${crypto.randomUUID().slice(0, 12)}`;
  const account = { username, email: `${username}@wayfare.test`, password: 'correct horse', fullName: 'Sam', role };
  return new ApiClient(server.url).register(account);
}
