import type { MailWriters } from '#notifications/application/ports/mail-writers.js';
import type { QueuedMail } from '#notifications/application/ports/outbox.js';
import type { Recipients } from '#notifications/application/ports/recipients.js';
import { WriteMail } from '#notifications/application/write-mail.js';
import type { Languages } from '#shared/application/languages.js';
import type { Words } from '#shared/domain/words.js';

const SAM = { fullName: 'Sam', email: 'sam@home.test', isSuspended: false, language: 'de', timeZone: 'Asia/Tokyo' };
const CONTENT = { subject: 'News', paragraphs: ['It is so.'], action: 'Look', path: '/' };

type Case = {
  readonly queued?: Partial<QueuedMail>;
  readonly account?: object | undefined;
  readonly text?: number | undefined;
};

/** A mail, and the language and time zone of its words. */
async function write(given: Case) {
  const { queued = {}, text } = given;
  const asked: unknown[] = [];
  const writers = {
    of: (kind: string) => ({
      write: async () => ('text' in given ? text : { content: CONTENT, senderId: kind.length }),
    }),
  } as unknown as MailWriters;
  const accounts = {
    find: async (userId: number) => (userId === 9 ? ('account' in given ? given.account : SAM) : undefined),
  } as unknown as Recipients;
  const words = (...of: unknown[]) => {
    asked.push(...of);
    return { direction: 'ltr', t: (sentence: string) => sentence } as unknown as Words;
  };
  const mail = {
    id: 1,
    kind: 'job-alert',
    key: {},
    stream: 'alerts',
    userId: 9,
    address: null,
    ...queued,
  } as QueuedMail;
  const written = await new WriteMail(writers, accounts, { words } as Languages).execute(mail);
  return { to: typeof written === 'object' ? written.mail.to : written, asked, written };
}

describe('writing a mail', () => {
  it('is in the language and time zone of the account, with what its kind says', async () => {
    const { asked, written } = await write({});
    expect(asked).toEqual(['de', 'Asia/Tokyo']);
    expect(written).toMatchObject({ senderId: 9, mail: { about: 'job-alert', subject: 'News' } });
  });

  it.each<[string, Case, object | undefined]>([
    ['the address of the account', {}, { fullName: 'Sam', email: 'sam@home.test' }],
    [
      'another address of the account',
      { queued: { address: 'old@home.test' } },
      { fullName: 'Sam', email: 'old@home.test' },
    ],
    [
      'an address without an account',
      { queued: { userId: null, address: 'a@b.test' } },
      { fullName: '', email: 'a@b.test' },
    ],
    ['nobody once the account is deleted', { account: undefined }, undefined],
    ['nobody who is suspended', { account: { ...SAM, isSuspended: true } }, undefined],
    [
      'somebody suspended about the account',
      { account: { ...SAM, isSuspended: true }, queued: { stream: 'account' } },
      { fullName: 'Sam', email: 'sam@home.test' },
    ],
  ])('goes to %s', async (_whom, given, to) => expect((await write(given)).to).toEqual(to));

  it('is in the language that it was asked for in, without an account', async () => {
    const queued = { userId: null, address: 'a@b.test', key: { language: 'fr' } } as Partial<QueuedMail>;
    expect((await write({ queued })).asked).toEqual(['fr', undefined]);
    expect((await write({ queued: { ...queued, key: {} } })).asked).toEqual([undefined, undefined]);
  });

  it('waits as long as its kind says, or is not needed any more', async () => {
    for (const text of [600, undefined]) expect((await write({ text })).written).toBe(text);
  });
});
