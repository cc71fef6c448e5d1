import { inWords, MAILS, must, PostOffice } from './post-office.js';
import type { Mood } from './trying-server.js';

/** Mails that each trial concerns. */
const FEW = 60;
/** Minutes after which a delayed mail is tried again at the latest. */
const A_DAY = 24 * 60;

type Trial = {
  readonly name: string;
  readonly mood: Mood;
  /** How often each mail may arrive, and in what states the mails end. */
  readonly account: readonly number[];
  readonly other: readonly number[];
  readonly ends: Readonly<Record<string, number>>;
};

const everyTenth = (number: number) => number % 10 < 2;
const TENTH = FEW / 5;

const TRIALS: readonly Trial[] = [
  {
    name: 'refuses a fifth of the addresses (550)',
    mood: { refuses: everyTenth },
    account: [0, 1],
    other: [0, 1],
    ends: { sent: FEW - TENTH, failed: TENTH },
  },
  {
    name: 'takes five mails over a connection, then 450',
    mood: { perConnection: 5 },
    account: [1],
    other: [1],
    ends: { sent: FEW },
  },
  {
    name: 'never replies to two contents',
    mood: { hangs: (number) => number === 7 || number === 8 },
    account: [1],
    other: [0, 1],
    ends: { sent: FEW - 1, interrupted: 1 },
  },
  {
    name: 'takes a fifth of the contents and drops the connection without a reply',
    mood: { drops: everyTenth },
    account: [1, 2],
    other: [1],
    ends: { sent: FEW - TENTH / 2, interrupted: TENTH / 2 },
  },
];

/** Mail servers that misbehave for a while, and are fine later. */
export async function proveTrials(tell: (figure: string) => void): Promise<void> {
  for (const { name, mood, account, other, ends } of TRIALS) {
    const office = await PostOffice.open();
    try {
      office.smtp.mood = mood;
      await office.queue(FEW);
      const server = await office.start();
      await office.tried();
      office.smtp.mood = { ...(mood.refuses && { refuses: mood.refuses }) };
      await office.letPass(A_DAY);
      const states = await office.settled();
      const arrived = [office.arrivals('account', FEW), office.arrivals('other', FEW)] as const;
      tell(`a server that ${name}: about accounts ${inWords(arrived[0])}; others ${inWords(arrived[1])}`);
      for (const [end, count] of Object.entries(ends))
        must(states.get(end) === count, `${states.get(end) ?? 0} mails are ${end}, not ${count}.`);
      must(
        [...arrived[0].keys()].every((times) => account.includes(times)) &&
          [...arrived[1].keys()].every((times) => other.includes(times)),
        'Mails arrived too often or too rarely.',
      );
      await server.stop();
    } finally {
      await office.close();
    }
  }
}

/** Two processes that share the outbox. */
export async function proveTwoProcesses(tell: (figure: string) => void): Promise<void> {
  const office = await PostOffice.open();
  try {
    const servers = [await office.start(), await office.start()];
    const begin = performance.now();
    await office.queue(MAILS);
    await office.settled();
    const seconds = (performance.now() - begin) / 1000;
    const [account, other] = [office.arrivals('account'), office.arrivals('other')];
    tell(`two processes, ${MAILS} mails: about accounts ${inWords(account)}; others ${inWords(other)}`);
    tell(`in ${seconds.toFixed(1)} s: ${Math.round(MAILS / seconds)} mails a second`);
    must(
      [account, other].every((counts) => counts.size === 1 && counts.has(1)),
      'Mails arrived more than once.',
    );
    for (const server of servers) await server.stop();
  } finally {
    await office.close();
  }
}
