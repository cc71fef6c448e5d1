import { setTimeout as sleep } from 'node:timers/promises';
import { isReady } from '../../support/server/built-server.js';
import { uploadSlowly } from '../../support/files/slow-upload.js';
import { seconds, type Site } from './faults-site.js';
import type { Supervisor } from './faults-supervisor.js';
import { HeldStream } from './streams-reader.js';

/** Milliseconds within which a server must be ready again after its database returns. */
const READY_WITHIN = 10_000;
/** Milliseconds within which a request must get a response while the database hangs. */
const REFUSED_WITHIN = 3_000;
/** Milliseconds within which a server must stop after SIGTERM. */
const ENDED_WITHIN = 12_000;
/** Duration in milliseconds of an upload that is in flight during SIGTERM. */
const LONG_UPLOAD = 3_000;
const STREAMS = 20;

/** Kills the server repeatedly; returns the longest time until it was ready again. */
export function killServer(site: Site, kills: number): Promise<number> {
  const anyhow = () => true;
  return site.underLoad(anyhow, async () => {
    let longest = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      await respite(site);
      longest = Math.max(longest, await site.servers[0].kill());
    }
    await respite(site);
    return longest;
  });
}

/** Kills the database repeatedly while the server runs; returns the longest recovery times of both. */
export function killDatabase(site: Site, kills: number): Promise<{ away: number; readyAfter: number }> {
  return throughout(site, async () => {
    const longest = { away: 0, readyAfter: 0 };
    for (let kill = 0; kill < kills; kill += 1) {
      await respite(site);
      const begin = performance.now();
      await site.database.kill();
      await site.database.back();
      longest.away = Math.max(longest.away, performance.now() - begin);
      longest.readyAfter = Math.max(longest.readyAfter, await readyAfter(site.url));
    }
    await respite(site);
    return longest;
  });
}

/** Makes the database hang; returns the time of the slowest refusal, and of the recovery. */
export function hangDatabase(site: Site, milliseconds: number): Promise<{ refusal: number; readyAfter: number }> {
  const { watch, database } = site;
  return throughout(site, async () => {
    await respite(site);
    const before = watch.refusals;
    watch.slowestRefusal = 0;
    await database.hold();
    await sleep(milliseconds).finally(() => database.letGo());
    const refusal = watch.slowestRefusal;
    if (watch.refusals === before) throw new Error('Nobody was told that the database hangs.');
    if (refusal > REFUSED_WITHIN) throw new Error(`It took ${seconds(refusal)} to say that the database hangs.`);
    const ready = await readyAfter(site.url);
    await respite(site);
    return { refusal, readyAfter: ready };
  });
}

/**
 * Restarts the servers behind the proxy one after another, repeatedly; returns the longest shutdown.
 * No request may be cut off or refused by a server, nor fail while another server is ready.
 */
export function replaceServers(site: Site, rounds: number): Promise<number> {
  const nobody = () => false;
  return site.underLoad(nobody, async () => {
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const server of site.servers) {
        await respite(site);
        longest = Math.max(longest, await endGently(site, server));
        await site.allInTurn();
      }
    }
    await respite(site);
    const { refusals, unserved } = site.watch;
    const sentAway = refusals - unserved;
    if (sentAway > 0) throw new Error(`${sentAway} requests were sent away by a server.`);
    if (site.servers.length > 1 && unserved > 0) throw new Error(`${unserved} requests found no server.`);
    return longest;
  });
}

/** Replaces a server with open streams and an upload in flight. */
async function endGently(site: Site, server: Supervisor): Promise<number> {
  const [worker] = site.workers;
  if (!worker) throw new Error('Nobody works here.');
  const client = worker.client.at(server.url);
  const streams = await Promise.all(Array.from({ length: STREAMS }, () => HeldStream.open(client)));
  const uploaded = uploadSlowly(client, LONG_UPLOAD);
  await sleep(LONG_UPLOAD / 3);
  const { exitCode, milliseconds } = await server.replace();
  if (exitCode !== 0) site.watch.complain(`The server ended with ${exitCode}`);
  if (milliseconds > ENDED_WITHIN) site.watch.complain(`The server took ${seconds(milliseconds)} to end`);
  const status = await uploaded.catch((error: unknown) => String(error));
  if (status !== 201) site.watch.complain(`The upload under way ended with ${status}`);
  const ends = await Promise.all(streams.map(({ end }) => end));
  if (ends.includes('torn')) site.watch.complain('A stream was torn off');
  return milliseconds;
}

/** Causes a fault that every server must survive without cutting off a request. */
function throughout<T>(site: Site, harm: () => Promise<T>): Promise<T> {
  const pids = () => Promise.all(site.servers.map((server) => server.pid()));
  return site.underLoad(
    () => false,
    async () => {
      const before = await pids();
      const result = await harm();
      if (String(await pids()) !== String(before)) throw new Error('A server did not live through it.');
      return result;
    },
  );
}

/** Time without faults, in which on average every user writes something. */
async function respite({ ledger, workers }: Site): Promise<void> {
  for (const before = ledger.writes; ledger.writes < before + workers.length;) await sleep(50);
  await sleep(Math.random() * 500);
}

async function readyAfter(url: string): Promise<number> {
  const begin = performance.now();
  while (!(await isReady(url))) {
    if (performance.now() - begin > READY_WITHIN)
      throw new Error(`Not ready ${seconds(READY_WITHIN)} after the database.`);
    await sleep(20);
  }
  return performance.now() - begin;
}
