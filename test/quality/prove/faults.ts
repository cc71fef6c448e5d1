import {
  hangDatabase,
  killDatabase,
  killServer,
  lockSearch,
  replaceServers,
  restartDatabase,
} from './faults/injection.js';
import { seconds, Site, type DatabaseKind, type SiteOptions } from './faults/site.js';
import type { Proof } from './proof.js';

const PEOPLE = 50;
const KILLS = 20;
const ENDS = 5;
const ROUNDS = 3;
const RESTARTS = 5;
const LOCKS = 3;
/** Milliseconds for which the database hangs, or a table is locked. */
const HANG = 10_000;

type Options = Omit<SiteOptions, 'people'>;

/** A proof on a new installation with active users; `run` returns its own figures. */
function proof(name: string, options: Options, run: (site: Site) => Promise<string>): Proof {
  return {
    name,
    run: async (report) => {
      const site = await Site.open({ people: PEOPLE, ...options });
      try {
        const found = await run(site);
        report(site.figures());
        report(found);
      } finally {
        await site.close();
      }
    },
  };
}

const killedDatabase = (database: DatabaseKind, how: string): Proof =>
  proof(`PostgreSQL, ${how}, killed ${KILLS} times under load`, { database }, async (site) => {
    const { away, readyAfter } = await killDatabase(site, KILLS);
    return `down for at most ${seconds(away)}; the server ready ${seconds(readyAfter)} after the database`;
  });

/** The effect of processes that die, hang or are replaced on users and on acknowledged writes. */
export const proofs: Proof[] = [
  proof(`The server killed ${KILLS} times under load`, {}, async (site) => {
    return `ready again within ${seconds(await killServer(site, KILLS))}`;
  }),
  killedDatabase('external', 'restarted by the operator'),
  killedDatabase('embedded', 'restarted by the server'),
  proof('PostgreSQL hanging under load', {}, async (site) => {
    const { refusal, readyAfter } = await hangDatabase(site, HANG);
    return `503 within ${seconds(refusal)}; the server ready ${seconds(readyAfter)} after the database`;
  }),
  proof(`PostgreSQL stopped ${RESTARTS} times by its operator, under searches`, {}, async (site) => {
    return `no server ended; ready ${seconds(await restartDatabase(site, RESTARTS))} after the database`;
  }),
  proof(`The table of searches locked ${LOCKS} times`, {}, async (site) => {
    return `no server ended; ${await lockSearch(site, HANG, LOCKS)} searches got a 503`;
  }),
  proof(
    `The server stopped ${ENDS} times under load, with open streams and an upload in flight`,
    { behindProxy: 1 },
    async (site) => {
      return `stopped within ${seconds(await replaceServers(site, ENDS))}; no request was interrupted`;
    },
  ),
  proof(`Two servers replaced ${ROUNDS} times each under load`, { behindProxy: 2 }, async (site) => {
    return `stopped within ${seconds(await replaceServers(site, ROUNDS))}; no request failed`;
  }),
];
