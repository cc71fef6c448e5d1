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
  /** How often each mail may arrive. */
  readonly account: readonly number[];
  readonly other: readonly number[];
  /** How many mails fail. */
  readonly failed?: number;
  /** How many are interrupted at most: a mail whose connection breaks before its content is sent is retried instead. */
  readonly interrupted?: number;
};

const everyTenth = (number: number) => number % 10 < 2;
const TENTH = FEW / 5;

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'rejects a fifth of the addresses (550)',
    behavior: { refuses: everyTenth },
    account: [0, 1],
    other: [0, 1],
    failed: TENTH,
  },
  {
    name: 'accepts five mails per connection, then 450',
    behavior: { perConnection: 5 },
    account: [1],
    other: [1],
  },
  {
    name: 'does not respond to two contents',
    behavior: { hangs: (number) => number === 7 || number === 8 },
    account: [1],
    other: [0, 1],
    interrupted: 1,
  },
  {
    name: 'accepts a fifth of the contents, but disconnects without a response',
    behavior: { drops: everyTenth },
    account: [1, 2],
    other: [1],
    interrupted: TENTH / 2,
  },
];

/** Mail servers that misbehave at first, and work later. */
export async function proveFaultyServers(report: Report): Promise<void> {
  for (const { name, behavior, account, other, failed = 0, interrupted = 0 } of SCENARIOS) {
    const installation = await MailInstallation.open();
    try {
      installation.smtp.behavior = behavior;
      await installation.queue(FEW);
      await installation.start();
      await installation.tried();
      installation.smtp.behavior = { ...(behavior.refuses && { refuses: behavior.refuses }) };
      await installation.letPass(A_DAY);
      const states = await installation.settled();
      const arrived = [installation.arrivals('account', FEW), installation.arrivals('other', FEW)] as const;
      report(`a server that ${name}: account mails ${inWords(arrived[0])}; others ${inWords(arrived[1])}`);
      const count = (end: string) => states.get(end) ?? 0;
      assert.equal(count('failed'), failed, 'Mails failed');
      assert(count('interrupted') <= interrupted, `${count('interrupted')} mails are interrupted.`);
      assert.equal(count('sent') + count('failed') + count('interrupted'), FEW, 'Mails that ended');
      assert(
        [...arrived[0].keys()].every((times) => account.includes(times)) &&
          [...arrived[1].keys()].every((times) => other.includes(times)),
        'Mails arrived too often or not often enough.',
      );
    } finally {
      await installation.close();
    }
  }
}

/** Two processes that share the outbox. */
export async function proveTwoProcesses(report: Report): Promise<void> {
  const installation = await MailInstallation.open();
  try {
    await Promise.all([installation.start(), installation.start()]);
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
  } finally {
    await installation.close();
  }
}
