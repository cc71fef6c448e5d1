import { hangDatabase, killDatabase, killServer, replaceServers } from './faults-harm.js';
import { seconds, Site, type DatabaseKind, type SiteOptions } from './faults-site.js';
import type { Proof } from './proof.js';

const PEOPLE = 50;
const KILLS = 20;
const ENDS = 5;
const ROUNDS = 3;
/** Milliseconds for which the database hangs. */
const HANG = 10_000;

type Options = Omit<SiteOptions, 'people'>;

/** A proof on a new installation with fifty active users; `run` returns findings in addition to theirs. */
function proof(name: string, options: Options, run: (site: Site) => Promise<string>): Proof {
  return {
    name,
    run: async (tell) => {
      const site = await Site.open({ people: PEOPLE, ...options });
      try {
        const found = await run(site);
        tell(site.figures());
        tell(found);
      } finally {
        await site.close();
      }
    },
  };
}

const killedDatabase = (database: DatabaseKind, whose: string): Proof =>
  proof(`PostgreSQL, ${whose}, killed ${KILLS} times under load`, { database }, async (site) => {
    const { away, readyAfter } = await killDatabase(site, KILLS);
    return `away for ${seconds(away)} at most; the server ready ${seconds(readyAfter)} after its return`;
  });

/** The effect on users and on acknowledged writes of processes that die, hang or are replaced. */
export const proofs: Proof[] = [
  proof(`The server killed ${KILLS} times under load`, {}, async (site) => {
    return `ready again within ${seconds(await killServer(site, KILLS))}`;
  }),
  killedDatabase('external', 'started again by the operator'),
  killedDatabase('embedded', 'started again by the server'),
  proof('PostgreSQL standing still under load', {}, async (site) => {
    const { refusal, readyAfter } = await hangDatabase(site, HANG);
    return `503 within ${seconds(refusal)}; the server ready ${seconds(readyAfter)} after it went on`;
  }),
  proof(
    `The server asked to end ${ENDS} times under load, with streams and an upload`,
    { behindProxy: 1 },
    async (site) => {
      return `ended within ${seconds(await replaceServers(site, ENDS))}; nothing that was begun was cut off`;
    },
  ),
  proof(`Two servers replaced ${ROUNDS} times each under load`, { behindProxy: 2 }, async (site) => {
    return `ended within ${seconds(await replaceServers(site, ROUNDS))}; no request failed`;
  }),
];
