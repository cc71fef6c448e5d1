import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection } from './connection.ts';

let isReady: boolean;
let onLine: boolean;
let view: EventTarget & { readonly navigator: { readonly onLine: boolean } };

const probe = vi.fn(async () => {
  if (!onLine) throw new TypeError('Failed to fetch');
  return isReady;
});

beforeEach(() => {
  vi.useFakeTimers();
  isReady = true;
  onLine = true;
  probe.mockClear();
  view = Object.assign(new EventTarget(), {
    navigator: {
      get onLine() {
        return onLine;
      },
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const connection = createConnection({ view, probe });
  const states: string[] = [];
  connection.subscribe(() => states.push(connection.current()));
  return { connection, states };
}

function network(is: 'online' | 'offline'): void {
  onLine = is === 'online';
  view.dispatchEvent(new Event(is));
}

describe('createConnection', () => {
  it('is told by the browser that the network went and came', async () => {
    const { states } = start();
    network('offline');
    expect(states).toEqual(['offline']);
    network('online');
    await vi.advanceTimersByTimeAsync(0);
    expect(states).toEqual(['offline', 'fine']);
  });

  it('looks once more when the network came while a look was under way', async () => {
    const { connection, states } = start();
    network('offline');
    void connection.look();
    network('online');
    await vi.advanceTimersByTimeAsync(0);
    expect(probe).toHaveBeenCalledTimes(2);
    expect(states.at(-1)).toBe('fine');
  });

  it('says nothing about one failed request while the server is ready', async () => {
    const { connection, states } = start();
    connection.suspect();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(probe).toHaveBeenCalledTimes(1);
    expect(states).toEqual([]);
  });

  it('asks a server that is away again and again, ever more patiently, until it answers', async () => {
    const { connection, states } = start();
    isReady = false;
    connection.suspect();
    await vi.advanceTimersByTimeAsync(0);
    expect(states).toEqual(['away']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(probe).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(probe).toHaveBeenCalledTimes(2);
    isReady = true;
    await vi.advanceTimersByTimeAsync(1);
    expect(states).toEqual(['away', 'fine']);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(probe).toHaveBeenCalledTimes(3);
  });

  it('looks at once when a request got through after all', async () => {
    const { connection, states } = start();
    isReady = false;
    await connection.look();
    isReady = true;
    connection.confirm();
    await vi.advanceTimersByTimeAsync(0);
    expect(states).toEqual(['away', 'fine']);
  });

  it('asks once for many reasons at a time', async () => {
    const { connection } = start();
    await Promise.all([connection.look(), connection.look()]);
    expect(probe).toHaveBeenCalledTimes(1);
  });

  it('believes an answer more than the browser', async () => {
    onLine = false;
    const answered = createConnection({ view, probe: async () => true });
    expect(answered.current()).toBe('offline');
    await vi.advanceTimersByTimeAsync(0);
    expect(answered.current()).toBe('fine');
  });
});
