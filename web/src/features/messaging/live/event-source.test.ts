import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followEvents } from './event-source.ts';

/** An EventSource controlled by the test. */
class StubbedSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static opened: StubbedSource[] = [];
  readyState = StubbedSource.CONNECTING;

  constructor(readonly url: string) {
    super();
    StubbedSource.opened.push(this);
  }

  become(readyState: number, event: 'open' | 'error'): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event(event));
  }

  close(): void {
    this.readyState = StubbedSource.CLOSED;
  }
}

const publish = vi.fn();
let stop = () => {};
const latest = () => StubbedSource.opened.at(-1) ?? expect.fail('No stream was opened.');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', StubbedSource);
  StubbedSource.opened = [];
  publish.mockReset();
  stop = followEvents(publish);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('publishes events, and a resync whenever the stream opens', () => {
  latest().become(StubbedSource.OPEN, 'open');
  latest().dispatchEvent(new MessageEvent('unread', { data: '{"unreadCount":2}' }));
  expect(publish.mock.calls).toEqual([[{ name: 'resync' }], [{ name: 'unread', data: { unreadCount: 2 } }]]);
});

it('polls only while the stream is down', () => {
  vi.advanceTimersByTime(15_000);
  expect(publish).toHaveBeenCalledExactlyOnceWith({ name: 'resync' });
  latest().become(StubbedSource.OPEN, 'open');
  publish.mockReset();
  vi.advanceTimersByTime(60_000);
  expect(publish).not.toHaveBeenCalled();
});

it('reconnects after refusals, each time later up to a minute, and soon again once the stream was open', () => {
  const isReconnectedAfter = (pause: number) => {
    const count = StubbedSource.opened.length;
    latest().become(StubbedSource.CLOSED, 'error');
    vi.advanceTimersByTime(pause - 1);
    expect(StubbedSource.opened).toHaveLength(count);
    vi.advanceTimersByTime(1);
    expect(StubbedSource.opened).toHaveLength(count + 1);
  };
  for (const seconds of [2, 4, 8, 16, 32, 60, 60]) isReconnectedAfter(seconds * 1_000);
  latest().become(StubbedSource.OPEN, 'open');
  isReconnectedAfter(2_000);
});

it('leaves reconnecting after a network error to the browser', () => {
  latest().become(StubbedSource.CONNECTING, 'error');
  vi.advanceTimersByTime(10_000);
  expect(StubbedSource.opened).toHaveLength(1);
});

it.each([StubbedSource.OPEN, StubbedSource.CLOSED])(
  'stops on request, whatever has become of the stream: %s',
  (state) => {
    latest().become(state, state === StubbedSource.OPEN ? 'open' : 'error');
    publish.mockReset();
    stop();
    expect(StubbedSource.opened.map(({ readyState }) => readyState)).toEqual([StubbedSource.CLOSED]);
    vi.advanceTimersByTime(60_000);
    expect(publish).not.toHaveBeenCalled();
    expect(StubbedSource.opened).toHaveLength(1);
  },
);
