import type { LiveEvent, Publish } from './live-event.ts';

const NAMES = ['message', 'receipt', 'unread', 'changed', 'resync'] as const satisfies LiveEvent['name'][];

/** Polling interval in ms while the stream is down. */
const POLL_INTERVAL = 15_000;

/** Delay in ms before reconnecting after a refusal; doubles with each further one. */
const FIRST_PAUSE = 2_000;
const MAX_PAUSE = 60_000;

/**
 * Publishes the server's events until the returned function is called. Publishes `resync` whenever the stream opens,
 * and polls with it while the stream is down.
 */
export function followEvents(publish: Publish): () => void {
  let source: EventSource | undefined;
  let hasBeenOpen = false;
  let pause = FIRST_PAUSE;
  let reconnection: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    source = new EventSource('/api/events');
    source.addEventListener('open', () => {
      pause = FIRST_PAUSE;
      publish({ name: 'resync' });
      if (hasBeenOpen) publish({ name: 'reopened' });
      hasBeenOpen = true;
    });
    source.addEventListener('error', () => {
      // Browsers reconnect after a network error, but not after a refusal.
      if (source?.readyState !== EventSource.CLOSED) return;
      publish({ name: 'resync' });
      clearTimeout(reconnection);
      reconnection = setTimeout(connect, pause);
      pause = Math.min(2 * pause, MAX_PAUSE);
    });
    for (const name of NAMES) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) =>
        publish({ name, data: JSON.parse(data) } as LiveEvent),
      );
    }
  };

  const polling = setInterval(() => {
    if (source?.readyState !== EventSource.OPEN) publish({ name: 'resync' });
  }, POLL_INTERVAL);
  connect();

  return () => {
    clearInterval(polling);
    clearTimeout(reconnection);
    source?.close();
  };
}
