import { DeliverMails } from '#notifications/application/deliver-mails.js';
import { MailLimits } from '#notifications/application/mail-limits.js';
import type { Delivery, OutgoingMail } from '#notifications/application/ports/mailer.js';
import type { Outbox, QueuedMail } from '#notifications/application/ports/outbox.js';
import type { Subscriptions } from '#notifications/application/ports/subscriptions.js';
import type { WriteMail } from '#notifications/application/write-mail.js';
import type { WrittenMail } from '#notifications/application/written-mail.js';
import { InMemoryRateLimiter } from '../../support/in-memory/shared/in-memory-rate-limiter.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';

const SEEKER = { fullName: 'Sam', email: 'Sam@home.test' };
const HOUR = 3_600;

describe('delivering mails', () => {
  /** What happened to the mails, in order. */
  let log: string[];
  let unwanted: string[];
  let refused: string[];
  let answers: Delivery[];
  let limiter: InMemoryRateLimiter;

  beforeEach(() => {
    log = [];
    unwanted = [];
    refused = [];
    answers = [];
    limiter = new InMemoryRateLimiter();
  });

  /** Delivers a mail; two mails an hour are allowed to a recipient, and three by a sender. */
  async function deliver(
    queued: Partial<QueuedMail> = {},
    written: Partial<WrittenMail> | number | 'fails' | 'unneeded' = {},
  ): Promise<void> {
    const mail: QueuedMail = {
      id: 1,
      kind: 'unread-messages',
      key: { conversationId: 5 },
      stream: 'messages',
      userId: 9,
      address: null,
      secret: null,
      attempts: 1,
      ...queued,
    };
    const outbox = {
      take: () => Promise.resolve(mail),
      handOver: () => Promise.resolve(true),
      end: (id: number, end: string, fault = '') => note(`${id} ${end} ${fault}`),
      retry: (id: number, seconds: number, fault: string) => note(`${id} retried in ${seconds} ${fault}`),
      postpone: (id: number, seconds: number) => note(`${id} postponed by ${seconds}`),
      refuse: (address: string, stream: string) => note(`refused ${address} ${stream}`),
      isRefused: (address: string) => Promise.resolve(refused.includes(address)),
    } as unknown as Outbox;
    const subscriptions = {
      wants: (_userId: number, stream: string) => Promise.resolve(!unwanted.includes(stream)),
      token: () => Promise.resolve('token'),
    } as unknown as Subscriptions;
    const write = {
      execute: () =>
        written === 'fails'
          ? Promise.reject(new Error('unreadable'))
          : Promise.resolve(
              typeof written === 'object'
                ? { mail: { to: SEEKER }, ...written }
                : written === 'unneeded'
                  ? undefined
                  : written,
            ),
    } as unknown as WriteMail;
    const mailer = {
      deliver: async (mails: readonly OutgoingMail[]) => {
        for (const { settle } of mails) await settle(answers.shift() ?? { result: 'accepted' });
      },
    };
    const limits = new MailLimits(limiter, { perRecipient: 2, perSender: 3 });
    const watch = {
      isPrepared: () => Promise.resolve(true),
      responds: () => Promise.resolve(true),
      isAway: () => false,
    };
    const summary = { queue: () => note('added a summary') };
    const unitOfWork = new InMemoryUnitOfWork();
    await new DeliverMails(outbox, write, limits, summary, subscriptions, mailer, unitOfWork, watch).execute([mail.id]);
  }

  const note = (what: string): Promise<void> => {
    log.push(what.trim());
    return Promise.resolve();
  };

  it('drops those that became unnecessary or unwanted while they waited, and postpones early ones', async () => {
    await deliver({ id: 1 }, 'unneeded');
    unwanted = ['alerts', 'account'];
    await deliver({ id: 2, kind: 'job-alert', stream: 'alerts' });
    await deliver({ id: 3, kind: 'password-changed', stream: 'account' });
    await deliver({ id: 4, kind: 'job-alert', stream: 'alerts', userId: null });
    await deliver({ id: 5 }, 600);
    expect(log).toEqual(['1 dropped', '2 dropped unsubscribed', '3 sent', '4 sent', '5 postponed by 600']);
  });

  it('does not count dropped mails', async () => {
    unwanted = ['messages'];
    for (let id = 1; id <= 3; id += 1) await deliver({ id });
    unwanted = [];
    refused = [SEEKER.email];
    await deliver({ id: 4 });
    refused = [];
    await deliver({ id: 5 });
    await deliver({ id: 6 });
    expect(log.slice(-3)).toEqual(['4 dropped the address rejected an earlier mail', '5 sent', '6 sent']);
  });

  it('counts a mail once, however often it is tried', async () => {
    answers = [{ result: 'delayed', fault: '450' }];
    await deliver({ id: 1 });
    for (let attempts = 2; attempts <= 4; attempts += 1) {
      answers = [{ result: 'delayed', fault: '450' }];
      await deliver({ id: 1, attempts });
    }
    await deliver({ id: 2 });
    await deliver({ id: 3 }, { waitsForLimit: true });
    await deliver({ id: 1, attempts: 5 });
    expect(log).toEqual([
      '1 retried in 60 450',
      '1 retried in 300 450',
      '1 retried in 1800 450',
      '1 retried in 7200 450',
      '2 sent',
      `3 postponed by ${HOUR}`,
      '1 sent',
    ]);
  });

  it('replaces mails beyond the limit by one summary, and limits neither that nor mails about the account', async () => {
    await deliver({ id: 1 }, { mail: { to: { ...SEEKER, email: 'SAM@home.TEST' } } as never });
    for (let id = 2; id <= 3; id += 1) await deliver({ id });
    await deliver({ id: 4, kind: 'more-news' });
    await deliver({ id: 5, kind: 'password-reset', stream: 'account' });
    expect(log).toEqual([
      '1 sent',
      '2 sent',
      '3 dropped beyond the hourly limit',
      'added a summary',
      '4 sent',
      '5 sent',
    ]);
  });

  it("does not use up the sender's limit by mails that wait for their recipient's", async () => {
    const byOne = { senderId: 7, waitsForLimit: true };
    for (let id = 1; id <= 6; id += 1) await deliver({ id }, byOne);
    await deliver({ id: 7 }, { ...byOne, mail: { to: { ...SEEKER, email: 'other@home.test' } } as never });
    await deliver({ id: 8 }, { ...byOne, mail: { to: { ...SEEKER, email: 'third@home.test' } } as never });
    limiter.forget('mailsPerSender');
    await deliver({ id: 9 }, byOne);
    expect(log.slice(2)).toEqual([
      ...[3, 4, 5, 6].map((id) => `${id} postponed by ${HOUR}`),
      '7 sent',
      `8 postponed by ${HOUR}`,
      `9 postponed by ${HOUR}`,
    ]);
  });

  it('gives up after the last attempt, and at once if the mail or its address is refused', async () => {
    for (const attempts of [5, 6, 7]) {
      answers = [{ result: 'delayed', fault: '450' }];
      await deliver({ id: 1, attempts });
    }
    answers = [{ result: 'refused', fault: '550' }];
    await deliver({ id: 2 });
    answers = [{ result: 'address refused', fault: '551' }];
    await deliver({ id: 3 }, { refused: () => note('told') });
    await deliver({ id: 4, attempts: 2 }, { sent: () => note('recorded') });
    expect(log).toEqual([
      '1 retried in 21600 450',
      '1 retried in 86400 450',
      '1 failed 450',
      '2 failed 550',
      'told',
      `refused ${SEEKER.email} messages`,
      '3 failed 551',
      'recorded',
      '4 sent',
    ]);
  });

  it('repeats a mail that may have been sent only if it is about the account', async () => {
    for (const stream of ['messages', 'account'] as const) {
      answers = [{ result: 'unknown', fault: 'lost' }];
      await deliver({ stream });
    }
    expect(log).toEqual(['1 interrupted lost', '1 retried in 60 lost']);
  });

  it('reports mails that cannot be written, and ends them', async () => {
    await expect(deliver({ id: 1 }, 'fails')).rejects.toThrow('Mails could not be written');
    expect(log).toEqual(['1 failed could not be written']);
  });
});
