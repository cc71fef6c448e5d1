import assert from 'node:assert/strict';
import { inWords, MAILS, MailInstallation } from './mail-installation.js';
import type { Behavior } from './faulty-smtp-server.js';
import type { Report } from '../proof.js';

/** Number of mails in each scenario. */
const FEW = 60;
/** Minutes after which a delayed mail is retried at the latest. */
const A_DAY = 24 * 60;

type Scenario = {
  readonly name: string;
  readonly behavior: Behavior;
  /** How often each mail may arrive, and the final states of the mails. */
  readonly account: readonly number[];
  readonly other: readonly number[];
  readonly ends: Readonly<Record<string, number>>;
};

const everyTenth = (number: number) => number % 10 < 2;
const TENTH = FEW / 5;

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'rejects a fifth of the addresses (550)',
    behavior: { refuses: everyTenth },
    account: [0, 1],
    other: [0, 1],
    ends: { sent: FEW - TENTH, failed: TENTH },
  },
  {
    name: 'accepts five mails per connection, then 450',
    behavior: { perConnection: 5 },
    account: [1],
    other: [1],
    ends: { sent: FEW },
  },
  {
    name: 'does not respond to two contents',
    behavior: { hangs: (number) => number === 7 || number === 8 },
    account: [1],
    other: [0, 1],
    ends: { sent: FEW - 1, interrupted: 1 },
  },
  {
    name: 'accepts a fifth of the contents, but disconnects without a response',
    behavior: { drops: everyTenth },
    account: [1, 2],
    other: [1],
    ends: { sent: FEW - TENTH / 2, interrupted: TENTH / 2 },
  },
];

/** Mail servers that misbehave at first, and work later. */
export async function proveFaultyServers(report: Report): Promise<void> {
  for (const { name, behavior, account, other, ends } of SCENARIOS) {
    const installation = await MailInstallation.open();
    try {
      installation.smtp.behavior = behavior;
      await installation.queue(FEW);
      const server = await installation.start();
      await installation.tried();
      installation.smtp.behavior = { ...(behavior.refuses && { refuses: behavior.refuses }) };
      await installation.letPass(A_DAY);
      const states = await installation.settled();
      const arrived = [installation.arrivals('account', FEW), installation.arrivals('other', FEW)] as const;
      report(`a server that ${name}: account mails ${inWords(arrived[0])}; others ${inWords(arrived[1])}`);
      for (const [end, count] of Object.entries(ends))
        assert(states.get(end) === count, `${states.get(end) ?? 0} mails are ${end}, not ${count}.`);
      assert(
        [...arrived[0].keys()].every((times) => account.includes(times)) &&
          [...arrived[1].keys()].every((times) => other.includes(times)),
        'Mails arrived too often or not often enough.',
      );
      await server.stop();
    } finally {
      await installation.close();
    }
  }
}

/** Two processes that share the outbox. */
export async function proveTwoProcesses(report: Report): Promise<void> {
  const installation = await MailInstallation.open();
  try {
    const servers = [await installation.start(), await installation.start()];
    const begin = performance.now();
    await installation.queue(MAILS);
    await installation.settled();
    const seconds = (performance.now() - begin) / 1000;
    const [account, other] = [installation.arrivals('account'), installation.arrivals('other')];
    report(`two processes, ${MAILS} mails: account mails ${inWords(account)}; others ${inWords(other)}`);
    report(`in ${seconds.toFixed(1)} s: ${Math.round(MAILS / seconds)} mails per second`);
    assert(
      [account, other].every((counts) => counts.size === 1 && counts.has(1)),
      'Mails arrived more than once.',
    );
    for (const server of servers) await server.stop();
  } finally {
    await installation.close();
  }
}
