import { networkView } from './browser.ts';

/** State of the connection: offline, server unavailable, or fine. */
export type ConnectionState = 'fine' | 'offline' | 'away';

/** Retry delay in ms, doubled after each attempt. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;

/** Timeout of a check in ms. */
const LONGEST_PROBE = 10_000;

/** Dependencies of the connection watcher. */
interface ConnectionOptions {
  /** The target of the browser's online and offline events. */
  view: Pick<Window, 'addEventListener'> & { readonly navigator: Pick<Navigator, 'onLine'> };
  /** Checks whether the server is ready. */
  probe: () => Promise<boolean>;
}

/**
 * Watches the connection. A failed request only triggers a check: the server is probed before
 * an outage is reported, and then until it responds.
 */
export function createConnection({ view, probe }: ConnectionOptions) {
  let state: ConnectionState = view.navigator.onLine ? 'fine' : 'offline';
  let looking: Promise<ConnectionState> | undefined;
  let pause = FIRST_PAUSE;
  let next: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const set = (now: ConnectionState) => {
    clearTimeout(next);
    if (now === 'fine') pause = FIRST_PAUSE;
    else {
      next = setTimeout(() => void look(), pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    }
    if (now === state) return;
    state = now;
    for (const listener of listeners) listener();
  };

  const ask = async (): Promise<ConnectionState> => {
    const isReady = await probe().catch(() => false);
    // A response is more reliable than the browser, which misjudges some networks.
    set(isReady ? 'fine' : view.navigator.onLine ? 'away' : 'offline');
    looking = undefined;
    return state;
  };

  /** Checks the current state. */
  const look = (): Promise<ConnectionState> => (looking ??= ask());

  view.addEventListener('offline', () => set('offline'));
  // A check started offline says nothing about the new network.
  view.addEventListener('online', () => void Promise.resolve(looking).then(look));
  if (state !== 'fine') void look();

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: (): ConnectionState => state,
    look,
    /** A request failed without a response or with one that indicates an outage. */
    suspect(): void {
      void look();
    },
    /** A request succeeded. */
    confirm(): void {
      if (state !== 'fine') void look();
    },
  };
}

export type Connection = ReturnType<typeof createConnection>;

/** The connection of this tab. */
export const connection = createConnection({
  view: networkView,
  probe: async () =>
    (await fetch('/health/ready', { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_PROBE) })).ok,
});
