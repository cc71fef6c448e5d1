import { connection } from '../../lib/connection.ts';
import { reloadOnce } from './reload-once.ts';

/** The address of this very code names its build. */
const BUILD = import.meta.url;

/** Where a page stands that lacks a part of its code. */
export type Renewal = 'trying' | 'cut off' | 'in vain';

let running: Promise<Renewal> | undefined;

/**
 * Loads the page anew, once, if a part of its code is gone though the server is there: after an upgrade, the parts of the
 * build before are no more.
 */
export function renew(): Promise<Renewal> {
  running ??= attempt().finally(() => {
    running = undefined;
  });
  return running;
}

async function attempt(): Promise<Renewal> {
  if ((await connection.look()) !== 'fine') return 'cut off';
  const reload = () => window.location.reload();
  return reloadOnce({ storage: window.sessionStorage, build: BUILD, reload }) ? 'trying' : 'in vain';
}
