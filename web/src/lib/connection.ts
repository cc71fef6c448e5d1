import { networkView } from './browser.ts';

/** Whether requests get through: no network at all, a server that does not answer or says that it is not ready, or neither. */
export type ConnectionState = 'fine' | 'offline' | 'away';

/** How long, in ms, to wait before the server is asked again; twice as long after each further time. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;

/** How long, in ms, an answer to that may take. */
const LONGEST_PROBE = 10_000;

/** What tells whether requests get through. */
interface ConnectionOptions {
  /** Where the browser tells that the network went or came. */
  view: Pick<Window, 'addEventListener'> & { readonly navigator: Pick<Navigator, 'onLine'> };
  /** Asks the server whether it is ready. */
  probe: () => Promise<boolean>;
}

/**
 * Watches whether requests get through. A request that failed is only a reason to look: the server itself is asked before
 * anybody is told, and then again and again until it answers.
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
    // An answer says more than the browser, which takes some networks for none.
    set(isReady ? 'fine' : view.navigator.onLine ? 'away' : 'offline');
    looking = undefined;
    return state;
  };

  /** Finds out how it is now. */
  const look = (): Promise<ConnectionState> => (looking ??= ask());

  view.addEventListener('offline', () => set('offline'));
  // What was asked without a network says nothing of the one that came.
  view.addEventListener('online', () => void Promise.resolve(looking).then(look));
  if (state !== 'fine') void look();

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: (): ConnectionState => state,
    look,
    /** A request came back without an answer, or with one that only a server in trouble gives. */
    suspect(): void {
      void look();
    },
    /** A request got through. */
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
