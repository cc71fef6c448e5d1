import { checkConnection } from '@/lib/browser/connection.ts';
import { DEVICE_KEYS } from '@/lib/browser/person.ts';

const KEY = DEVICE_KEYS.reloadedBuilds;

/** The URL of this script identifies the build. */
const BUILD = import.meta.url;

/** State of a page with missing code. */
export type Renewal = 'reloading' | 'offline' | 'failed';

let running: Promise<Renewal> | undefined;

/**
 * Reloads the page, once for each build, if code is missing although the server responds: after an upgrade, the previous
 * build's chunks are gone. The router's own reload would show the browser's error page during an outage.
 */
export function renew(reload = () => window.location.reload(), build = BUILD): Promise<Renewal> {
  running ??= attempt(reload, build).finally(() => {
    running = undefined;
  });
  return running;
}

async function attempt(reload: () => void, build: string): Promise<Renewal> {
  if (!(await checkConnection())) return 'offline';
  try {
    // During an upgrade, servers of two builds may respond in turn.
    const before = (window.sessionStorage.getItem(KEY) ?? '').split('\n');
    if (before.includes(build)) return 'failed';
    window.sessionStorage.setItem(KEY, [...before, build].join('\n'));
  } catch {
    // Without storage it could reload forever.
    return 'failed';
  }
  reload();
  return 'reloading';
}
