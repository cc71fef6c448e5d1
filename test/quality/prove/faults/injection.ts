import { setTimeout as sleep } from 'node:timers/promises';
import { hasDatabase } from '#test/support/server/built-server.js';
import { uploadSlowly } from '#test/support/files/slow-upload.js';
import { seconds, type Site } from './site.js';
import type { Supervisor } from './supervisor.js';
import { StreamReader } from './stream-reader.js';

/** Milliseconds within which a server must be ready again after its database returns. */
const READY_WITHIN = 10_000;
/** Milliseconds within which a request must get a response while the database hangs. */
const REFUSED_WITHIN = 3_000;
/** Milliseconds within which a server must stop after SIGTERM. */
const ENDED_WITHIN = 12_000;
/** Duration in milliseconds of an upload that is in flight during SIGTERM. */
const LONG_UPLOAD = 3_000;
const STREAMS = 20;
const SEARCHERS = 10;

/** Kills the server repeatedly; returns the longest time until it was ready again. */
export function killServer(site: Site, kills: number): Promise<number> {
  const anyError = () => true;
  return site.underLoad(anyError, async () => {
    let longest = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(site);
      longest = Math.max(longest, await site.servers[0].kill());
    }
    await pause(site);
    return longest;
  });
}

/** Kills the database repeatedly while the server runs; returns the longest recovery times of both. */
export function killDatabase(site: Site, kills: number): Promise<{ away: number; readyAfter: number }> {
  return throughout(site, async () => {
    const longest = { away: 0, readyAfter: 0 };
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(site);
      const begin = performance.now();
      await site.database.kill();
      await site.database.back();
      longest.away = Math.max(longest.away, performance.now() - begin);
      longest.readyAfter = Math.max(longest.readyAfter, await readyAfter(site.url));
    }
    await pause(site);
    return longest;
  });
}

/** Makes the database hang; returns the times of the slowest refusal and of the recovery. */
export function hangDatabase(site: Site, milliseconds: number): Promise<{ refusal: number; readyAfter: number }> {
  const { monitor, database } = site;
  return throughout(site, async () => {
    await pause(site);
    const before = monitor.refusals;
    monitor.slowestRefusal = 0;
    await database.suspend();
    await sleep(milliseconds).finally(() => database.resume());
    const refusal = monitor.slowestRefusal;
    if (monitor.refusals === before) throw new Error('No request got a 503 while the database hung.');
    if (refusal > REFUSED_WITHIN) throw new Error(`The slowest 503 took ${seconds(refusal)} while the database hung.`);
    const ready = await readyAfter(site.url);
    await pause(site);
    return { refusal, readyAfter: ready };
  });
}

/** Stops the database as operators do, repeatedly, while visitors search; returns the longest recovery of the server. */
export function restartDatabase(site: Site, restarts: number): Promise<number> {
  return throughout(site, () =>
    whileSearching(site, async () => {
      let longest = 0;
      for (let restart = 0; restart < restarts; restart += 1) {
        await pause(site);
        await site.database.stopFast();
        await site.database.back();
        longest = Math.max(longest, await readyAfter(site.url));
      }
      await pause(site);
      return longest;
    }),
  );
}

/** Locks the table that every search reads, repeatedly, while visitors search; returns the number of refusals. */
export function lockSearch(site: Site, milliseconds: number, locks: number): Promise<number> {
  return throughout(site, () =>
    whileSearching(site, async () => {
      const before = site.monitor.refusals;
      for (let lock = 0; lock < locks; lock += 1) {
        await pause(site);
        await site.database.locked('job_search', () => sleep(milliseconds));
      }
      await pause(site);
      const refused = site.monitor.refusals - before;
      if (refused === 0) throw new Error('No search got a 503 while the table was locked.');
      return refused;
    }),
  );
}

/** Runs `fault` while visitors search without keywords, with answers that are not in memory. */
async function whileSearching<T>(site: Site, fault: () => Promise<T>): Promise<T> {
  const end = new AbortController();
  let count = 0;
  const search = async (): Promise<void> => {
    const visitor = site.visitor();
    while (!end.signal.aborted) {
      const path = `/api/jobs?salaryMin=${(count += 1)}`;
      await site.monitor.retryUntil('A search', [200], () => visitor.get(path));
    }
  };
  const searches = Promise.all(Array.from({ length: SEARCHERS }, search));
  try {
    return await Promise.race([fault(), searches.then(() => Promise.reject(new Error('The searches ended early.')))]);
  } finally {
    end.abort();
    await searches.catch(() => undefined);
  }
}

/**
 * Restarts the servers behind the proxy one after another, repeatedly; returns the longest shutdown.
 * No request may be interrupted or refused by a server, nor fail while another server is ready.
 */
export function replaceServers(site: Site, rounds: number): Promise<number> {
  const noError = () => false;
  return site.underLoad(noError, async () => {
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const server of site.servers) {
        await pause(site);
        longest = Math.max(longest, await replaceUnderLoad(site, server));
        await site.allInTurn();
      }
    }
    await pause(site);
    const { refusals, unserved } = site.monitor;
    const rejected = refusals - unserved;
    if (rejected > 0) throw new Error(`${rejected} requests were refused by a server.`);
    if (site.servers.length > 1 && unserved > 0) throw new Error(`${unserved} requests found no server.`);
    return longest;
  });
}

/** Replaces a server with open streams and an upload in flight. */
async function replaceUnderLoad(site: Site, server: Supervisor): Promise<number> {
  const [user] = site.users;
  if (!user) throw new Error('The site has no users.');
  const client = user.client.at(server.url);
  const streams = await Promise.all(Array.from({ length: STREAMS }, () => StreamReader.open(client)));
  const uploaded = uploadSlowly(client, LONG_UPLOAD);
  await sleep(LONG_UPLOAD / 3);
  const { exitCode, milliseconds } = await server.replace();
  if (exitCode !== 0) site.monitor.addViolation(`The server exited with ${exitCode}`);
  if (milliseconds > ENDED_WITHIN) site.monitor.addViolation(`The server took ${seconds(milliseconds)} to stop`);
  const status = await uploaded.catch((error: unknown) => String(error));
  if (status !== 201) site.monitor.addViolation(`The upload in flight ended with ${status}`);
  const ends = await Promise.all(streams.map(({ end }) => end));
  if (ends.includes('broken')) site.monitor.addViolation('A stream was broken');
  return milliseconds;
}

/** Causes a fault that every server must survive without interrupting a request. */
function throughout<T>(site: Site, fault: () => Promise<T>): Promise<T> {
  const pids = () => Promise.all(site.servers.map((server) => server.pid()));
  return site.underLoad(
    () => false,
    async () => {
      const before = await pids();
      const result = await fault();
      if (String(await pids()) !== String(before)) throw new Error('A server did not survive the fault.');
      return result;
    },
  );
}

/** Time without faults, in which on average every user writes something. */
async function pause({ ledger, users }: Site): Promise<void> {
  for (const before = ledger.writes; ledger.writes < before + users.length;) await sleep(50);
  await sleep(Math.random() * 500);
}

async function readyAfter(url: string): Promise<number> {
  const begin = performance.now();
  while (!(await hasDatabase(url))) {
    if (performance.now() - begin > READY_WITHIN)
      throw new Error(`The server has no connection to the database ${seconds(READY_WITHIN)} after its database.`);
    await sleep(20);
  }
  return performance.now() - begin;
}
