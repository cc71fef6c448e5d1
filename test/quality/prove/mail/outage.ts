import assert from 'node:assert/strict';
import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { openListing } from '#test/support/mothers/open-listing.js';
import { ApiClient } from '#test/support/server/api-client.js';
import { ADMIN, inWords, MailInstallation } from './mail-installation.js';
import type { Report } from '../proof.js';

/** Mails queued during the outage. */
const BACKLOG = 3_000;
/** Milliseconds that the mail server takes per mail. */
const PAUSE = 20;
/** Rounds of requests in each phase. */
const ROUNDS = 150;
/** Tolerated p95 during an outage: this multiple of the usual one plus this many milliseconds. */
const SLOWER = { times: 1.5, milliseconds: 20 };
/** Minutes between the retries within the hour, and until the one after it. */
const RETRIES = [1, 5, 30];
const NEXT_RETRY = 120;
/** Milliseconds within which the worker retries. */
const RETRIED_WITHIN = 60_000;
const SMTP_PORT = /:(\d+)$/;

/** An hour without a mail server: first its port is closed, then it accepts connections without responding. */
export async function proveOutage(report: Report): Promise<void> {
  const installation = await MailInstallation.open();
  try {
    const server = await installation.start();
    installation.smtp.behavior = { pause: PAUSE };
    const work = await mixedRequests(server.url);
    await measure(work);
    const usual = await measure(work);
    report(`with a mail server: p95 ${usual.toFixed(0)} ms of reading, changing and mailing requests`);

    await installation.smtp.close();
    await installation.queue(BACKLOG);
    const closed = await measure(work);
    report(`port closed, ${BACKLOG} mails waiting: p95 ${closed.toFixed(0)} ms`);
    await installation.tried();
    const silent = await listenSilently(Number(SMTP_PORT.exec(installation.smtp.url)?.[1]));
    for (const minutes of RETRIES) await installation.letPass(minutes);
    for (const deadline = Date.now() + RETRIED_WITHIN; silent.sockets.size === 0; await sleep(20))
      assert(Date.now() < deadline, 'The worker does not try the silent server.');
    const hanging = await measure(work);
    report(`port open, but silent: p95 ${hanging.toFixed(0)} ms`);
    const waiting = (await installation.states()).get('queued') ?? 0;
    assert(waiting >= BACKLOG, `Only ${waiting} mails are still queued.`);

    await stopListening(silent);
    await installation.smtp.open();
    const begin = performance.now();
    const [draining] = await Promise.all([measure(work), installation.settledAsTimePasses(NEXT_RETRY)]);
    const seconds = (performance.now() - begin) / 1000;
    report(`server back, at ${PAUSE} ms per mail: p95 ${draining.toFixed(0)} ms while the backlog is sent`);
    report(`all sent in ${seconds.toFixed(0)} s: ${Math.round(BACKLOG / seconds)} mails per second`);
    for (const slow of [closed, hanging, draining])
      assert(slow <= usual * SLOWER.times + SLOWER.milliseconds, 'Requests are slower during an outage or after it.');
    const [account, other] = [installation.arrivals('account', BACKLOG), installation.arrivals('other', BACKLOG)];
    report(`after the hour: account mails ${inWords(account)}; others ${inWords(other)}`);
    assert(
      [account, other].every((counts) => counts.size === 1 && counts.has(1)),
      'Not every mail arrived once.',
    );
  } finally {
    await installation.close();
  }
}

type Work = () => Promise<void>;

/** Requests of an employer and an applicant; one of them causes a mail. */
async function mixedRequests(url: string): Promise<Work> {
  const admin = await new ApiClient(url).login(ADMIN.username, ADMIN.password);
  const register = (username: string, role: string) =>
    new ApiClient(url).register({
      username,
      role,
      email: `${username}@home.test`,
      fullName: username,
      password: ADMIN.password,
    });
  const [employer, seeker] = [await register('elena', 'employer'), await register('sam', 'job_seeker')];
  const jobId = await openListing(employer, admin);
  const { body } = await seeker.post<{ id: number }>('/api/applications', { jobId });
  let round = 0;
  return async () => {
    round += 1;
    const status = round % 2 === 0 ? 'interviewed' : 'shortlisted';
    const answers = [
      await employer.put(`/api/applications/${body.id}/status`, { status }),
      await seeker.get('/api/applications/job-seeker'),
      await seeker.get('/api/jobs?keywords=agent'),
    ];
    assert(
      answers.every((answer) => answer.status === 200),
      `Responses: ${answers.map((answer) => answer.status).join()}`,
    );
  };
}

/** The p95 of the rounds of requests, in milliseconds. */
async function measure(work: Work): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = performance.now();
    await work();
    times.push(performance.now() - begin);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(ROUNDS * 0.95)] ?? 0;
}

type Silence = { readonly server: Server; readonly sockets: Set<Socket> };

async function listenSilently(port: number): Promise<Silence> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { server, sockets };
}

async function stopListening({ server, sockets }: Silence): Promise<void> {
  for (const socket of sockets) socket.destroy();
  server.close();
  await once(server, 'close');
}
