import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient } from '../../../support/server/api-client.js';
import { ADMIN, inWords, MAILS, must, PostOffice } from './post-office.js';

const KILLS = 50;
/** Milliseconds that the mail server takes for a mail, so that mails last for all kills. */
const PAUSE = 15;
/** The longest life of a process after its first mail, in milliseconds. */
const LIFE = 400;

/** Kills the server while it sends. */
export async function proveKills(tell: (figure: string) => void): Promise<void> {
  const office = await PostOffice.open();
  try {
    office.smtp.mood = { pause: PAUSE };
    await office.queue(MAILS);
    const kills = await killAgainAndAgain(office);
    const server = await office.start();
    const states = await office.settled();
    const [account, other] = [office.arrivals('account'), office.arrivals('other')];
    tell(`${kills} × kill -9 while sending ${MAILS} mails`);
    tell(`about accounts: ${inWords(account)}; others: ${inWords(other)}`);
    const interrupted = states.get('interrupted') ?? 0;
    tell(`${states.get('sent')} sent, ${interrupted} interrupted, which an operator can retry, none lost`);
    must(kills === KILLS, `Only ${kills} kills hit a process that was sending.`);
    must(!account.has(0), 'Mails about accounts are lost.');
    must(
      [...other.keys()].every((times) => times <= 1),
      'Other mails arrived twice.',
    );
    must((other.get(0) ?? 0) <= interrupted, 'Mails are lost that are not shown as interrupted.');
    must((states.get('sent') ?? 0) + interrupted === MAILS, 'Mails ended otherwise.');

    const admin = await new ApiClient(server.url).login(ADMIN.username, ADMIN.password);
    const { body } = await admin.post<{ retried: number }>('/api/admin/mails/retry', {});
    await office.until('all sent', (now) => now.get('sent') === MAILS);
    tell(`after Retry All of ${body.retried}: others ${inWords(office.arrivals('other'))}`);
    must(!office.arrivals('other').has(0), 'Retry did not send them all.');
    await server.stop();
  } finally {
    await office.close();
  }
}

/** Returns how many processes were killed while they were sending. */
async function killAgainAndAgain(office: PostOffice): Promise<number> {
  let kills = 0;
  for (let round = 0; round < KILLS; round += 1) {
    const server = await office.start();
    const before = total(office);
    for (const deadline = Date.now() + 60_000; total(office) === before && Date.now() < deadline; await sleep(5));
    await sleep(Math.random() * LIFE);
    if (total(office) > before) kills += 1;
    await server.kill();
  }
  return kills;
}

function total({ smtp }: PostOffice): number {
  return [...smtp.arrived.values()].reduce((sum, times) => sum + times, 0);
}
