import { connection } from '@/lib/browser/connection.ts';
import { reloadOnce } from './reload-once.ts';

/** The URL of this script identifies the build. */
const BUILD = import.meta.url;

/** State of a page with missing code. */
export type Renewal = 'reloading' | 'offline' | 'failed';

let running: Promise<Renewal> | undefined;

/**
 * Reloads the page once if a chunk is missing although the server responds: after an upgrade, the previous build's chunks
 * are gone.
 */
export function renew(): Promise<Renewal> {
  running ??= attempt().finally(() => {
    running = undefined;
  });
  return running;
}

async function attempt(): Promise<Renewal> {
  if ((await connection.look()) !== 'fine') return 'offline';
  const reload = () => window.location.reload();
  return reloadOnce({ storage: window.sessionStorage, build: BUILD, reload }) ? 'reloading' : 'failed';
}
