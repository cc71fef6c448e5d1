import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBuiltServer } from '#test/support/server/built-server.js';
import { RawConnection } from '#test/support/server/raw-connection.js';
import { percentile, Probe } from './probe.js';
import type { ProofOnDatabase } from './proof-on-database.js';
import type { Report } from '../proof.js';

const MANY = 10_000;
const PER_ADDRESS = 500;
const MOST = 5_000;
const MEGABYTE = 1024 ** 2;
/** Request timeout in seconds during these proofs, and the tolerance. */
const REQUEST_SECONDS = 20;
const LATE = 12;
/** The server's timeout for request headers, in seconds. */
const HEAD_SECONDS = 15;

const SETTINGS = { SCHEDULES: 'false', LOG_LEVEL: 'silent', REQUEST_SECONDS: String(REQUEST_SECONDS) };

/** Slow requests, large bodies and many connections, all without signing in. */
export const connectionProofs: readonly ProofOnDatabase[] = [
  {
    name: 'Slow requests time out without delaying others',
    run: (databaseUrl, report) => serving(databaseUrl, { LIMIT_CONNECTIONS_PER_ADDRESS: '0' }, slowRequests, report),
  },
  {
    name: '10 MB bodies are rejected without being read',
    run: (databaseUrl, report) => serving(databaseUrl, { LIMIT_CONNECTIONS_PER_ADDRESS: '0' }, largeBodies, report),
  },
  {
    name: `${MANY} connections from one address leave room for others`,
    run: (databaseUrl, report) => serving(databaseUrl, {}, oneAddress, report),
  },
  {
    name: `${MANY} connections from everywhere are limited, and idle ones time out`,
    run: (databaseUrl, report) => serving(databaseUrl, {}, manyAddresses, report),
  },
];

async function serving(
  databaseUrl: string,
  variables: Record<string, string>,
  run: (url: string, report: Report) => Promise<void>,
  report: Report,
): Promise<void> {
  const server = await startBuiltServer({ DATABASE_URL: databaseUrl, DEMO_DATA: 'true', ...SETTINGS, ...variables });
  try {
    await new Probe(server.url).browse(2);
    await run(server.url, report);
  } finally {
    await server.stop();
  }
}

async function slowRequests(url: string, report: Report): Promise<void> {
  const heads = await open(url, 400, () => '127.0.0.1');
  const bodies = await open(url, 400, () => '127.0.0.1');
  for (const body of bodies) {
    body.send('POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{');
  }
  for (const head of heads) head.send('POST /api/login HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const begin = performance.now();
  const dribble = setInterval(() => {
    for (const connection of [...heads, ...bodies]) if (connection.isOpen) connection.send('x');
  }, 1_000);
  const probe = new Probe(url);
  const held = [...heads, ...bodies].filter(({ isOpen }) => isOpen).length;
  if (held < heads.length + bodies.length) throw new Error(`Only ${held} slow requests were accepted.`);
  await Promise.all([
    probe.browse(10),
    ended(heads, begin, HEAD_SECONDS + LATE).then((took) =>
      report(`400 requests with slow headers ended after ${took} s`),
    ),
    ended(bodies, begin, REQUEST_SECONDS + LATE).then((took) =>
      report(`400 requests with slow bodies ended after ${took} s`),
    ),
  ]).finally(() => clearInterval(dribble));
  report(`others waited ${probe.p95.toFixed(1)} ms (p95), ${probe.failures.length} of their requests failed`);
  if (probe.failures.length > 0) throw new Error(`Requests of others failed: ${probe.failures.join('; ')}.`);
}

async function largeBodies(url: string, report: Report): Promise<void> {
  const head = `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${10 * MEGABYTE}\r\n\r\n`;
  const took: number[] = [];
  let sent = 0;
  for (let round = 0; round < 10; round += 1) {
    const connections = await open(url, 10, () => '127.0.0.1');
    await Promise.all(
      connections.map(async (connection) => {
        const begin = performance.now();
        connection.send(head);
        const poured = connection.pour(10 * MEGABYTE);
        const status = await connection.status();
        if (status !== 413) throw new Error(`The server returned ${status}.`);
        took.push(performance.now() - begin);
        sent += await poured;
        await connection.closed();
      }),
    );
  }
  report(`413 after ${percentile(took, 0.5).toFixed(0)} ms (median), ${percentile(took, 0.95).toFixed(0)} ms (p95)`);
  report(`clients sent ${(sent / MEGABYTE).toFixed(0)} of ${100 * 10} MB, including buffered data`);
  if (sent > 900 * MEGABYTE) throw new Error('The bodies were read.');
}

async function oneAddress(url: string, report: Report): Promise<void> {
  const before = await served(url, '127.0.0.2');
  const connections = await open(url, MANY, () => '127.0.0.1');
  const left = await settled(connections);
  report(`${MANY} connections were made; ${left} stayed open`);
  if (left === 0 || left > PER_ADDRESS) throw new Error(`Between 1 and ${PER_ADDRESS} should have stayed open.`);
  const during = await served(url, '127.0.0.2');
  report(
    `another address was served in ${during.toFixed(1)} ms (p95 of 100 new connections), before in ${before.toFixed(1)} ms`,
  );
  for (const connection of connections) connection.close();
}

async function manyAddresses(url: string, report: Report): Promise<void> {
  const begin = performance.now();
  const connections = await open(url, MANY, (i) => `127.1.${i % 40}.1`);
  const left = await settled(connections);
  report(`${MANY} connections were made from 40 addresses; ${left} stayed open`);
  if (left === 0 || left > MOST) throw new Error(`Between 1 and ${MOST} should have stayed open.`);
  const took = await ended(connections, begin, HEAD_SECONDS + LATE + 10);
  const after = await served(url, '127.0.0.2');
  report(`the idle connections were closed after ${took} s; then others were served in ${after.toFixed(1)} ms (p95)`);
}

/** Opens connections in batches, including those that the server closes immediately. */
async function open(url: string, count: number, addressOf: (i: number) => string): Promise<RawConnection[]> {
  const connections: RawConnection[] = [];
  while (connections.length < count) {
    const from = connections.length;
    const some = Math.min(200, count - from);
    connections.push(
      ...(await Promise.all(Array.from({ length: some }, (_, i) => RawConnection.to(url, addressOf(from + i))))),
    );
  }
  return connections;
}

/** The number of open connections, once it no longer changes. */
async function settled(connections: readonly RawConnection[]): Promise<number> {
  const count = () => connections.filter(({ isOpen }) => isOpen).length;
  for (let before = -1; before !== count();) {
    before = count();
    await sleep(500);
  }
  return count();
}

/** Seconds since `begin` until all connections have ended. */
async function ended(connections: readonly RawConnection[], begin: number, within: number): Promise<string> {
  const seconds = () => (performance.now() - begin) / 1000;
  while (connections.some(({ isOpen }) => isOpen)) {
    if (seconds() > within) throw new Error(`Some connections are still open after ${within} s.`);
    await sleep(100);
  }
  return seconds().toFixed(1);
}

/** 95th percentile in milliseconds of requests on new connections from an address. */
async function served(url: string, address: string): Promise<number> {
  const took: number[] = [];
  for (let i = 0; i < 100; i += 1) {
    const begin = performance.now();
    const connection = await RawConnection.to(url, address);
    connection.send('GET /api/jobs?limit=5 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const status = await connection.status();
    if (status !== 200) throw new Error(`The server returned ${status}.`);
    took.push(performance.now() - begin);
    if (connection.isOpen) await once(connection.socket, 'close');
  }
  return percentile(took, 0.95);
}
