import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '../../../src/shared/adapters/postgres/migrations/migrate.js';
import { seconds, Site } from './faults-site.js';
import { must } from './mail/post-office.js';
import type { Proof } from './proof.js';
import { VersionBefore } from './upgrade/version-before.js';

const PEOPLE = 30;
/** Milliseconds of work before the schema is migrated, and after. */
const WORK_FOR = 20_000;

/** A process of the version before serves on while the schema is migrated, and beside the migrated schema. */
async function proveUpgrade(tell: (figure: string) => void): Promise<void> {
  const before = await VersionBefore.build();
  try {
    const migrations = await before.migrationsSince();
    must(migrations > 0, `There is no migration since ${before.name}. UPGRADE_FROM names another commit.`);
    tell(`from ${before.name}, ${migrations} migrations before this version`);
    const site = await Site.open({ people: PEOPLE, home: before.home });
    try {
      await site.underLoad(
        () => false,
        () => upgrade(site, tell),
      );
      tell(site.figures());
    } finally {
      await site.close();
    }
  } finally {
    await before.remove();
  }
}

async function upgrade({ database, watch }: Site, tell: (figure: string) => void): Promise<void> {
  await sleep(WORK_FOR);
  const begin = performance.now();
  await migrate(await database.url());
  tell(`migrated in ${seconds(performance.now() - begin)}, ${watch.refusals} requests refused until then`);
  const { answers, refusals } = watch;
  await sleep(WORK_FOR);
  tell(`${watch.answers - answers} answers of the version before beside the migrated schema`);
  must(watch.answers > answers, 'Nobody was answered.');
  must(watch.refusals === refusals, `${watch.refusals - refusals} requests were refused.`);
}

export const proofs: Proof[] = [
  { name: 'The version before serves on while the schema is migrated, and after', run: proveUpgrade },
];
