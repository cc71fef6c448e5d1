/** Whatever a page started and has to end when it is left, with the place that started it. */
const live = new Map<unknown, { what: string; started: Error }>();

/** Live streams of the stand-in for `EventSource`. */
export const streams = new Set<EventTarget>();

/** Records timers, listeners of the page and of media queries, observers, streams, channels and object URLs from now on. */
export function watchResources(): void {
  watchTimers();
  watchListeners();
  watchObservers();
  watchObjectUrls();
  window.EventSource = StandInEventSource as never;
  // A tab that is alone gets every lock at once. jsdom has none.
  const request = async (_name: string, _options: LockOptions, hold: () => Promise<void>) => hold();
  Object.defineProperty(navigator, 'locks', { value: { request } });
  const Channel = BroadcastChannel;
  window.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name);
      begin(this, `channel ${name}`);
    }

    override close(): void {
      live.delete(this);
      super.close();
    }
  };
}

/** What lasts as long as the tab. */
const OF_THE_TAB = /\/lib\/(toasts|browser\/(session-channel|connection))\.ts/;

/** What code of the app has started since the last call and not ended, with the line that started it. */
export function takeLeftovers(): string[] {
  const left = [...live.values()].flatMap(({ what, started }) => {
    const lines = (started.stack ?? '')
      .split('\n')
      .slice(1)
      .filter((line) => !line.includes('/testing/'));
    // The query cache ends its own timers.
    const own = lines[0]?.includes('/query-core/') ? undefined : lines.find((line) => line.includes('/web/src/'));
    return own === undefined || OF_THE_TAB.test(own) ? [] : [`${what} ${own.trim()}`];
  });
  live.clear();
  return left;
}

function begin(key: unknown, what: string): void {
  live.set(key, { what, started: new Error(what) });
}

function watchTimers(): void {
  const { setTimeout: later, clearTimeout: forget, setInterval: repeat, clearInterval: stop } = window;
  const keyOf = (id: unknown) => `timer ${String(id)}`;
  window.setTimeout = ((run: () => void, delay = 0, ...rest: unknown[]) => {
    const id = later(() => {
      live.delete(keyOf(id));
      run.apply(undefined, rest as []);
    }, delay) as unknown;
    begin(keyOf(id), `timer of ${delay} ms`);
    return id;
  }) as typeof window.setTimeout;
  window.setInterval = ((run: () => void, delay = 0) => {
    const id = repeat(run, delay);
    begin(keyOf(id), `timer every ${delay} ms`);
    return id;
  }) as typeof window.setInterval;
  const end = (clear: typeof forget) =>
    ((id?: number) => {
      live.delete(keyOf(id));
      clear(id);
    }) as typeof window.clearTimeout;
  window.clearTimeout = end(forget);
  window.clearInterval = end(stop);
}

function watchListeners(): void {
  const { matchMedia } = window;
  window.matchMedia = (media) => watchListenersOf(matchMedia(media));
  for (const target of [window, document, document.documentElement, document.body]) watchListenersOf(target);
}

let targets = 0;

function watchListenersOf<Target extends EventTarget>(target: Target): Target {
  const place = `${String(target)} ${(targets += 1)}`;
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  const ids = new WeakMap<object, number>();
  const keyOf = (type: string, listener: object, options: unknown) => {
    if (!ids.has(listener)) ids.set(listener, Math.random());
    const isCapture = typeof options === 'object' ? (options as AddEventListenerOptions)?.capture : options;
    return `${place} ${type} ${ids.get(listener)} ${Boolean(isCapture)}`;
  };
  target.addEventListener = (type: string, listener: object | null, options?: AddEventListenerOptions) => {
    if (!listener) return;
    const key = keyOf(type, listener, options);
    begin(key, `listener for ${type}`);
    options?.signal?.addEventListener('abort', () => live.delete(key));
    const once = (event: Event) => {
      live.delete(key);
      (listener as EventListener).call(target, event);
    };
    add(type, (options?.once ? once : listener) as EventListener, options);
  };
  target.removeEventListener = (type: string, listener: object | null, options?: EventListenerOptions) => {
    if (!listener) return;
    live.delete(keyOf(type, listener, options));
    remove(type, listener as EventListener, options);
  };
  return target;
}

function watchObservers(): void {
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver'] as const) {
    const Observer = window[name] as typeof MutationObserver;
    window[name] = class extends Observer {
      override observe(...of: Parameters<MutationObserver['observe']>): void {
        begin(this, name);
        super.observe(...of);
      }

      override disconnect(): void {
        live.delete(this);
        super.disconnect();
      }
    } as never;
  }
}

/** jsdom has no object URLs. */
function watchObjectUrls(): void {
  let count = 0;
  URL.createObjectURL = () => {
    const url = `blob:${window.location.origin}/${(count += 1)}`;
    begin(url, 'object URL');
    return url;
  };
  URL.revokeObjectURL = (url) => void live.delete(url);
}

/** A stream that opens at once; tests dispatch its events. */
class StandInEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readyState = StandInEventSource.OPEN;

  constructor(readonly url: string) {
    super();
    streams.add(this);
    begin(this, `stream ${url}`);
  }

  close(): void {
    this.readyState = StandInEventSource.CLOSED;
    streams.delete(this);
    live.delete(this);
  }
}
