import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient } from '#test/support/server/api-client.js';
import { ADMIN, inWords, MAILS, MailInstallation } from './mail-installation.js';
import type { Report } from '../proof.js';

const KILLS = 50;
/** Milliseconds that the mail server takes per mail, so that there are enough mails for all kills. */
const PAUSE = 15;
/** Maximum milliseconds until a process is killed after its first mail. */
const LIFE = 400;

/** Kills the server while it sends mails. */
export async function proveKills(report: Report): Promise<void> {
  const installation = await MailInstallation.open();
  try {
    installation.smtp.behavior = { pause: PAUSE };
    await installation.queue(MAILS);
    const kills = await killRepeatedly(installation);
    const server = await installation.start();
    const states = await installation.settled();
    const [account, other] = [installation.arrivals('account'), installation.arrivals('other')];
    report(`${kills} × kill -9 while sending ${MAILS} mails`);
    report(`account mails: ${inWords(account)}; others: ${inWords(other)}`);
    const interrupted = states.get('interrupted') ?? 0;
    report(`${states.get('sent')} sent, ${interrupted} interrupted, which an operator can retry, none lost`);
    assert(kills === KILLS, `Only ${kills} kills hit a process that was sending.`);
    assert(!account.has(0), 'Account mails are lost.');
    assert(
      [...other.keys()].every((times) => times <= 1),
      'Other mails arrived twice.',
    );
    assert((other.get(0) ?? 0) <= interrupted, 'Lost mails are not shown as interrupted.');
    assert((states.get('sent') ?? 0) + interrupted === MAILS, 'Mails ended in other states.');

    const admin = await new ApiClient(server.url).login(ADMIN.username, ADMIN.password);
    const { body } = await admin.post<{ retried: number }>('/api/admin/mails/retry', {});
    await installation.until('all sent', (now) => now.get('sent') === MAILS);
    report(`after Retry All of ${body.retried}: others ${inWords(installation.arrivals('other'))}`);
    assert(!installation.arrivals('other').has(0), 'Retry did not send them all.');
  } finally {
    await installation.close();
  }
}

/** Returns how many processes were killed while they were sending. */
async function killRepeatedly(installation: MailInstallation): Promise<number> {
  let kills = 0;
  for (let round = 0; round < KILLS; round += 1) {
    const server = await installation.start();
    const before = total(installation);
    for (const deadline = Date.now() + 60_000; total(installation) === before && Date.now() < deadline; await sleep(5));
    await sleep(Math.random() * LIFE);
    if (total(installation) > before) kills += 1;
    await server.kill();
  }
  return kills;
}

function total({ smtp }: MailInstallation): number {
  return [...smtp.arrived.values()].reduce((sum, times) => sum + times, 0);
}
