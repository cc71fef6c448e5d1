import type { PushSender, PushText, PushWriter } from '#notifications/application/ports/push-sender.js';
import type { Pushes, QueuedPush } from '#notifications/application/ports/pushes.js';
import type { Recipients } from '#notifications/application/ports/recipients.js';
import type { Subscriptions } from '#notifications/application/ports/subscriptions.js';
import { DeliverPushes } from '#notifications/application/push/deliver-pushes.js';
import { MAX_ATTEMPTS, PUSH_STREAMS, type PushKind } from '#notifications/domain/push.js';
import type { Languages } from '#shared/application/languages.js';

const TEXT: PushText = { title: 'News', body: 'Open it.', path: '/', tag: 'news' };
const ACCOUNT = { fullName: 'Sam', email: 'sam@home.test', isSuspended: false };

type Case = {
  readonly answer?: Awaited<ReturnType<PushSender['send']>>;
  readonly attempts?: number;
  readonly kind?: PushKind;
  readonly account?: object | undefined;
  readonly unwanted?: string;
  readonly text?: PushText | undefined;
};

/** What becomes of a push message, and whether it was sent. */
async function deliver(given: Case): Promise<string[]> {
  const { answer = 'sent', attempts = 1, kind = 'message', unwanted } = given;
  const log: string[] = [];
  const note = (line: string) => Promise.resolve(void log.push(line));
  const push = { id: 1, kind, userId: 9, subscriptionId: 4, attempts } as QueuedPush;
  const pushes = {
    take: () => Promise.resolve(push),
    end: (id: number) => note(`${id} ended`),
    retry: (id: number, seconds: number) => note(`${id} retried in ${seconds}`),
    forget: (id: number) => note(`browser ${id} forgotten`),
  } as unknown as Pushes;
  const sender = { send: () => note('sent').then(() => answer) } as unknown as PushSender;
  const writer: PushWriter = { write: () => Promise.resolve('text' in given ? given.text : TEXT) };
  const wants = (_userId: number, stream: string) => Promise.resolve(stream !== unwanted);
  const find = () => Promise.resolve('account' in given ? given.account : ACCOUNT);
  await new DeliverPushes(
    pushes,
    writer,
    sender,
    { wants } as unknown as Subscriptions,
    { find } as unknown as Recipients,
    { words: () => ({}) } as unknown as Languages,
  ).execute(1);
  return log;
}

describe('delivering push messages', () => {
  it.each<[Case, string[]]>([
    [{}, ['sent', '1 ended']],
    [{ answer: 'refused' }, ['sent', '1 ended']],
    [{ answer: 'gone' }, ['sent', 'browser 4 forgotten']],
    [{ answer: 'failed' }, ['sent', '1 retried in 60']],
    [{ answer: 'failed', attempts: MAX_ATTEMPTS - 1 }, ['sent', '1 retried in 7200']],
    [{ answer: 'failed', attempts: MAX_ATTEMPTS }, ['sent', '1 ended']],
  ])('ends, repeats or forgets for %j', async (given, log) => expect(await deliver(given)).toEqual(log));

  it.each<[string, Case]>([
    ['who was deleted', { account: undefined }],
    ['who was suspended', { account: { ...ACCOUNT, isSuspended: true } }],
    ['for whom it is no longer news', { text: undefined }],
    ...Object.entries(PUSH_STREAMS).map(([kind, unwanted]): [string, Case] => [
      `who wants nothing about ${unwanted}: ${kind}`,
      { kind: kind as PushKind, unwanted },
    ]),
  ])('sends nothing to somebody %s', async (_who, given) => expect(await deliver(given)).toEqual(['1 ended']));
});
