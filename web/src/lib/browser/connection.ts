import { onlineManager } from '@tanstack/react-query';

/** Delay before the next check in ms, doubled after each attempt. */
const FIRST_PAUSE = 2_000;
const MAX_PAUSE = 30_000;

/** Timeout of a check in ms. */
const CHECK_TIMEOUT = 10_000;

let pause = FIRST_PAUSE;
let next: ReturnType<typeof setTimeout> | undefined;
let running: Promise<boolean> | undefined;

/** Checks whether the server and its database respond, repeatedly until it is. A failed request alone is not reported as an outage. */
export function checkConnection(): Promise<boolean> {
  return (running ??= check());
}

/** Checks the connection if the status of a response contradicts the known state. */
export function noteStatus(status: number): void {
  const isUnavailable = [502, 503, 504].includes(status);
  if (isUnavailable || !onlineManager.isOnline()) void checkConnection();
}

/** Lets `onlineManager` follow the network and the server. */
export function watchConnection(): void {
  onlineManager.setEventListener(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('offline', () => report(false), { signal });
    // A check started offline says nothing about the new network.
    window.addEventListener('online', () => void Promise.resolve(running).then(checkConnection), { signal });
    return () => listening.abort();
  });
  if (!navigator.onLine) void checkConnection();
}

async function check(): Promise<boolean> {
  const signal = AbortSignal.timeout(CHECK_TIMEOUT);
  const isReady = await fetch('/health/dependencies', { cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
  running = undefined;
  report(isReady);
  return isReady;
}

function report(isOnline: boolean): void {
  clearTimeout(next);
  if (isOnline) pause = FIRST_PAUSE;
  else {
    next = setTimeout(() => void checkConnection(), pause);
    pause = Math.min(2 * pause, MAX_PAUSE);
  }
  onlineManager.setOnline(isOnline);
}
