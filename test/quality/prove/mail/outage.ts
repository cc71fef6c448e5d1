import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { openListing } from '../../../support/mothers/open-listing.js';
import { ApiClient } from '../../../support/server/api-client.js';
import { ADMIN, inWords, MAILS, must, PostOffice } from './post-office.js';

/** Rounds of requests in each phase. */
const ROUNDS = 150;
/** Tolerated p95 during an outage: so many times the usual one, and milliseconds more. */
const SLOWER = { times: 1.5, milliseconds: 20 };
/** Minutes after which mails are tried again: 1, 5 and 30; the next time the hour is over. */
const TRIES = [1, 5, 30];
const UNTIL_THE_NEXT = 120;
const SMTP_PORT = /:(\d+)$/;

/** An hour without a mail server: first its port is closed, then it accepts connections and says nothing. */
export async function proveOutage(tell: (figure: string) => void): Promise<void> {
  const office = await PostOffice.open();
  try {
    const server = await office.start();
    const work = await officeWork(server.url);
    await measure(work);
    const usual = await measure(work);
    tell(`with a mail server: p95 ${usual.toFixed(0)} ms of reading, changing and mailing requests`);

    await office.smtp.close();
    await office.queue(MAILS);
    const closed = await measure(work);
    tell(`port closed, ${MAILS} mails waiting: p95 ${closed.toFixed(0)} ms`);
    await office.tried();
    const silent = await listenSilently(Number(SMTP_PORT.exec(office.smtp.url)?.[1]));
    for (const minutes of TRIES.slice(0, -1)) {
      await office.letPass(minutes);
      await office.until('tried', (states) => !states.has('sending'));
    }
    const hanging = await measure(work);
    tell(`port open, but silent: p95 ${hanging.toFixed(0)} ms`);
    for (const slow of [closed, hanging])
      must(slow <= usual * SLOWER.times + SLOWER.milliseconds, 'Requests are slower during an outage.');
    const waiting = (await office.states()).get('queued') ?? 0;
    must(waiting >= MAILS, `Only ${waiting} mails still wait.`);

    await stopListening(silent);
    await office.smtp.open();
    await office.letPass(TRIES.at(-1) ?? 0);
    await office.letPass(UNTIL_THE_NEXT);
    await office.settled();
    const [account, other] = [office.arrivals('account'), office.arrivals('other')];
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
