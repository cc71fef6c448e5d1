import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { openListing } from '../../../support/mothers/open-listing.js';
import { ApiClient } from '../../../support/server/api-client.js';
import { ADMIN, inWords, must, PostOffice } from './post-office.js';

/** Mails that wait during the outage. */
const BACKLOG = 3_000;
/** Milliseconds that the mail server takes for a mail. */
const PAUSE = 20;
/** Rounds of requests in each phase. */
const ROUNDS = 150;
/** Tolerated p95 during an outage: so many times the usual one, and milliseconds more. */
const SLOWER = { times: 1.5, milliseconds: 20 };
/** Minutes after which mails are tried again: 1, 5 and 30; the next time the hour is over. */
const TRIES = [1, 5, 30];
const UNTIL_THE_NEXT = 120;
/** Milliseconds within which the worker tries again. */
const WORKER_COMES = 60_000;
const SMTP_PORT = /:(\d+)$/;

/** An hour without a mail server: first its port is closed, then it accepts connections and says nothing. */
export async function proveOutage(tell: (figure: string) => void): Promise<void> {
  const office = await PostOffice.open();
  try {
    const server = await office.start();
    office.smtp.mood = { pause: PAUSE };
    const work = await officeWork(server.url);
    await measure(work);
    const usual = await measure(work);
    tell(`with a mail server: p95 ${usual.toFixed(0)} ms of reading, changing and mailing requests`);

    await office.smtp.close();
    await office.queue(BACKLOG);
    const closed = await measure(work);
    tell(`port closed, ${BACKLOG} mails waiting: p95 ${closed.toFixed(0)} ms`);
    await office.tried();
    const silent = await listenSilently(Number(SMTP_PORT.exec(office.smtp.url)?.[1]));
    for (const minutes of TRIES) await office.letPass(minutes);
    for (const deadline = Date.now() + WORKER_COMES; silent.sockets.size === 0; await sleep(20))
      must(Date.now() < deadline, 'Nobody tries the silent server.');
    const hanging = await measure(work);
    tell(`port open, but silent: p95 ${hanging.toFixed(0)} ms`);
    const waiting = (await office.states()).get('queued') ?? 0;
    must(waiting >= BACKLOG, `Only ${waiting} mails still wait.`);

    await stopListening(silent);
    await office.smtp.open();
    const begin = performance.now();
    const [draining] = await Promise.all([measure(work), office.settledAsTimePasses(UNTIL_THE_NEXT)]);
    const seconds = (performance.now() - begin) / 1000;
    tell(`server back, which takes ${PAUSE} ms a mail: p95 ${draining.toFixed(0)} ms while the backlog is sent`);
    tell(`all sent in ${seconds.toFixed(0)} s: ${Math.round(BACKLOG / seconds)} mails a second`);
    for (const slow of [closed, hanging, draining])
      must(slow <= usual * SLOWER.times + SLOWER.milliseconds, 'Requests are slower during an outage or after it.');
    const [account, other] = [office.arrivals('account', BACKLOG), office.arrivals('other', BACKLOG)];
    tell(`after the hour: about accounts ${inWords(account)}; others ${inWords(other)}`);
    must(
      [account, other].every((counts) => counts.size === 1 && counts.has(1)),
      'Not every mail arrived once.',
    );
    await server.stop();
  } finally {
    await office.close();
  }
}

type Work = () => Promise<void>;

/** Requests of an employer and an applicant; one of them causes a mail. */
async function officeWork(url: string): Promise<Work> {
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
    const status = round % 2 === 0 ? 'reviewed' : 'shortlisted';
    const answers = [
      await employer.put(`/api/applications/${body.id}/status`, { status }),
      await seeker.get('/api/applications/job-seeker'),
      await seeker.get('/api/jobs?keywords=agent'),
    ];
    must(
      answers.every((answer) => answer.status === 200),
      `Responses: ${answers.map((answer) => answer.status).join()}`,
    );
  };
}

/** The p95 of a round of requests, in milliseconds. */
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
