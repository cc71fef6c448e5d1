import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { openListing } from '../../support/mothers/open-listing.js';
import { Site } from './faults/site.js';
import type { Proof, Report } from './proof.js';
import { memorySample, TABLE_HEAD, tableLine, type MemorySample } from './soak/memory.js';
import { browsing, keepUp, listening, signingIn, Tally, uploading, type Habit } from './soak/visitors.js';

const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 20);
const MINUTE = 60_000;
const VISITORS = 6;
const TABS = 20;
const MEGABYTE = 1024 ** 2;
/** Maximum resident memory at the end, in megabytes. */
const MAX_RESIDENT = 300;
/** Tolerated growth of the old generation in the second half, in megabytes; garbage collection is irregular. */
const DRIFT = 25;
/** Maximum number of active timers, connections and so on: a leaked timer keeps its rendered page in memory. */
const MAX_HANDLES = 500;

/** A process must not leak memory during a long time of mixed use. */
export const proofs: Proof[] = [
  {
    name: `${MINUTES} minutes of mixed load: memory settles`,
    async run(report) {
      const folder = await mkdtemp(join(tmpdir(), 'wayfare-soak-'));
      const file = join(folder, 'memory.json');
      const preload = pathToFileURL(resolve('test/quality/prove/soak/report-memory.mjs')).href;
      const site = await Site.open({
        people: 20,
        variables: { NODE_OPTIONS: `--import=${preload} --heapsnapshot-signal=SIGUSR2`, MEMORY_FILE: file },
      });
      try {
        const tally = new Tally();
        const habits = await habitsOf(site, tally);
        const samples = await site.underLoad(
          () => false,
          () => soak(site, habits, file, tally, report),
        );
        report(`${site.figures()}; ${tally.refusals} × 503 for visitors`);
        requireSettled(samples);
      } finally {
        await site.close();
        await rm(folder, { recursive: true, force: true });
      }
    },
  },
];

async function habitsOf(site: Site, tally: Tally): Promise<readonly Habit[]> {
  const admin = await site.admin();
  const [employer] = await site.registered('employer', 1, 'soak');
  const seekers = await site.registered('job_seeker', 4, 'soak');
  const [seeker] = seekers;
  if (!employer || !seeker) throw new Error('No user was registered.');
  const jobIds: number[] = [];
  for (let i = 0; i < 30; i += 1)
    jobIds.push(await openListing(employer, admin, { title: `Night manager ${i}`, department: `Soak ${i}` }));
  return [
    ...Array.from({ length: VISITORS }, () => browsing(site.visitor(), jobIds, tally)),
    signingIn(site.visitor(), seeker.user.username, tally),
    await uploading(seeker, employer, tally),
    ...Array.from({ length: TABS }, (_, tab) => listening(seekers[tab % seekers.length] ?? seeker, tally)),
  ];
}

/** Runs all habits, and samples the memory every minute. */
async function soak(
  site: Site,
  habits: readonly Habit[],
  file: string,
  tally: Tally,
  report: Report,
): Promise<MemorySample[]> {
  const samples: MemorySample[] = [];
  const pid = await site.servers[0].pid();
  const stop = new AbortController();
  const watch = async (): Promise<void> => {
    report(`process ${pid}`);
    report(TABLE_HEAD);
    for (let minute = 1; minute <= MINUTES; minute += 1) {
      await sleep(MINUTE);
      const sample = await memorySample(file, pid);
      samples.push(sample);
      report(tableLine(minute, sample, tally.requests + site.monitor.answers));
    }
    stop.abort();
  };
  await Promise.all([watch(), ...habits.map((habit) => keepUp(habit, stop.signal))]);
  return samples;
}

function requireSettled(samples: readonly MemorySample[]): void {
  const half = Math.floor(samples.length / 2);
  const lowest = (part: readonly MemorySample[]): number =>
    Math.min(...part.map(({ oldSpace }) => oldSpace)) / MEGABYTE;
  const growth = lowest(samples.slice(half)) - lowest(samples.slice(Math.floor(half / 2), half));
  if (growth > DRIFT) throw new Error(`The heap grew by ${growth.toFixed(0)} MB in the second half.`);
  const handles = samples.at(-1)?.handles ?? 0;
  if (handles > MAX_HANDLES) throw new Error(`${handles} handles are open.`);
  const resident = (samples.at(-1)?.resident ?? 0) / MEGABYTE;
  if (resident > MAX_RESIDENT) throw new Error(`The process uses ${resident.toFixed(0)} MB.`);
}
