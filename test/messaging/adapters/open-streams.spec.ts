import { AccountWatch } from '#messaging/adapters/live/account-watch.js';
import { UserStreams } from '#messaging/adapters/live/user-streams.js';
import type { EventStream } from '#platform/http/live/event-stream.js';
import type { Listener } from '#platform/postgres/notifications.js';
import type { Actor } from '#shared/domain/actor.js';

/** A stream that notes what happens to it. */
function aStream() {
  const log: string[] = [];
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const stream = {
    closed,
    isOpen: true,
    send: ({ name }: { name: string }) => void log.push(name),
    retryAfter: (ms: number) => void log.push(`retry after ${ms}`),
    end: () => void log.push('end'),
  };
  return { stream: stream as unknown as EventStream, log, close };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const member = (userId: number, changes: Partial<Actor> = {}): Actor => ({
  userId,
  role: 'employer',
  employerId: 20,
  companyRole: 'recruiter',
  ...changes,
});

describe('the streams of a company', () => {
  it('are closed from the oldest on beyond twenty of one member, and those of others stay', () => {
    const streams = new UserStreams();
    const others = [aStream(), aStream()];
    const own = Array.from({ length: 21 }, aStream);
    for (const { stream } of others) streams.add(member(21), stream);
    for (const { stream } of own) streams.add(member(22), stream);
    expect(own.map(({ log }) => log)).toEqual([['retry after 60000', 'end'], ...Array.from({ length: 20 }, () => [])]);
    expect(others.map(({ log }) => log)).toEqual([[], []]);
    streams.send(20, { name: 'unread', data: {} });
    expect([...others, ...own.slice(1)].every(({ log }) => log.at(-1) === 'unread')).toBe(true);
    expect(own[0]?.log.at(-1)).toBe('end');
  });

  it('are of those members to whom an event is told, until the last one is closed', async () => {
    const streams = new UserStreams();
    const [one, other] = [aStream(), aStream()];
    streams.add(member(21), one.stream);
    streams.add(member(22), other.stream);
    streams.send(20, { name: 'changed', data: {} }, ({ userId }) => userId === 22);
    expect([one.log, other.log]).toEqual([[], ['changed']]);
    expect([streams.userIds, streams.has(20), streams.has(21)]).toEqual([[20], true, false]);
    one.close();
    await settled();
    expect(streams.isEmpty).toBe(false);
    other.close();
    await settled();
    expect([streams.isEmpty, streams.has(20)]).toEqual([true, false]);
  });
});

describe('the watch of accounts', () => {
  const WAS = member(21, { workplaceIds: [1] });

  /** A watched stream, after which the account becomes another. */
  async function watched(after: Actor | undefined) {
    let current: Actor | undefined = WAS;
    const listeners: Listener[] = [];
    const watch = new AccountWatch(
      { find: async () => current } as never,
      {
        add: (one: Listener) => void listeners.push(one),
      } as never,
    );
    const { stream, log, close } = aStream();
    watch.join(WAS, stream);
    await settled();
    expect(log).toEqual([]);
    current = after;
    return { listener: listeners[0] as Listener, log, close };
  }

  it.each([
    [undefined, ['end']],
    [member(21, { companyRole: 'owner', workplaceIds: [1] }), ['end']],
    [member(21, { employerId: 30, workplaceIds: [1] }), ['end']],
    [member(21, { workplaceIds: [1, 2] }), ['end']],
    [WAS, []],
  ])('ends a stream if the account became %j while notifications may have been missed: %j', async (after, ended) => {
    const { listener, log } = await watched(after);
    listener.listening();
    await settled();
    expect(log).toEqual(ended);
  });

  it('ends the streams of an account that changed, but neither those of others nor closed ones', async () => {
    const { listener, log, close } = await watched(WAS);
    expect(listener.channel).toBe('account_changed');
    listener.received('22');
    expect(log).toEqual([]);
    listener.received('21');
    expect(log).toEqual(['end']);
    close();
    await settled();
    listener.received('21');
    expect(log).toEqual(['end']);
  });
});
