import type { LiveEvent, Publish } from './live-event.ts';

const NAMES = ['message', 'receipt', 'unread', 'resync'] as const satisfies LiveEvent['name'][];

/** How often, in ms, everything is loaded anew while no events come. */
const POLL_EVERY = 15_000;

/** How long, in ms, to wait after a refusal; twice as long after each further one. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;

/**
 * Publishes what the server tells, until the function that comes back is called. Whenever the stream begins anew something
 * may have been missed, and while it cannot be opened there is polling.
 */
export function followEvents(publish: Publish): () => void {
  let source: EventSource | undefined;
  let pause = FIRST_PAUSE;
  let reconnection: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    source = new EventSource('/api/events');
    source.addEventListener('open', () => {
      pause = FIRST_PAUSE;
      publish({ name: 'resync' });
    });
    source.addEventListener('error', () => {
      // Browsers come back by themselves after a break, but not after a refusal.
      if (source?.readyState !== EventSource.CLOSED) return;
      publish({ name: 'resync' });
      clearTimeout(reconnection);
      reconnection = setTimeout(connect, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    });
    for (const name of NAMES) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) =>
        publish({ name, data: JSON.parse(data) } as LiveEvent),
      );
    }
  };

  const polling = setInterval(() => {
    if (source?.readyState !== EventSource.OPEN) publish({ name: 'resync' });
  }, POLL_EVERY);
  connect();

  return () => {
    clearInterval(polling);
    clearTimeout(reconnection);
    source?.close();
  };
}
