import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '#platform/postgres/migrations/migrate.js';
import { seconds, Site } from './faults/site.js';
import type { Proof, Report } from './proof.js';
import { PreviousVersion } from './upgrade/previous-version.js';

const PEOPLE = 30;
/** Milliseconds of work before the migration, and after it. */
const WORK_FOR = 20_000;

/** A process of the previous version keeps serving during the migration, and with the migrated schema. */
async function proveUpgrade(report: Report): Promise<void> {
  const before = await PreviousVersion.build();
  try {
    const migrations = await before.migrationsSince();
    assert(migrations > 0, `There is no migration since ${before.name}. Set UPGRADE_FROM to an earlier commit.`);
    report(`from ${before.name}, ${migrations} migrations ago`);
    const site = await Site.open({ people: PEOPLE, home: before.home });
    try {
      await site.underLoad(
        () => false,
        () => upgrade(site, report),
      );
      report(site.figures());
    } finally {
      await site.close();
    }
  } finally {
    await before.remove();
  }
}

async function upgrade({ database, monitor }: Site, report: Report): Promise<void> {
  await sleep(WORK_FOR);
  const begin = performance.now();
  await migrate(await database.url());
  report(`migrated in ${seconds(performance.now() - begin)}, ${monitor.refusals} requests refused so far`);
  const { answers, refusals } = monitor;
  await sleep(WORK_FOR);
  report(`${monitor.answers - answers} responses of the previous version with the migrated schema`);
  assert(monitor.answers > answers, 'There were no responses after the migration.');
  assert(monitor.refusals === refusals, `${monitor.refusals - refusals} requests were refused.`);
}

export const proofs: Proof[] = [
  { name: 'The previous version keeps serving during a migration and after it', run: proveUpgrade },
];
