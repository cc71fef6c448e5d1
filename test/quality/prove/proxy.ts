import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { installOneOf } from '#test/support/runner/debian-packages.js';
import { freePort } from '#test/support/server/built-server.js';
import type { Proof, Report } from './proof.js';

/** Milliseconds within which people get a sentence when no server answers. */
const ANSWERED_WITHIN = 3_000;
/** Milliseconds until the proxy has noticed that a server is back. */
const NOTICED_WITHIN = 15_000;

/** The configuration of `docker-compose.yml` in the real proxy. */
export const proofs: Proof[] = [{ name: 'The proxy answers with a sentence when no server is left', run: proveProxy }];

async function proveProxy(report: Report): Promise<void> {
  const isReady = isInstalled() || ((await installOneOf(['caddy'])) && isInstalled());
  assert(isReady, 'Caddy 2.10 or later is required (on Debian 13: sudo apt-get install caddy).');
  const folder = await mkdtemp(join(tmpdir(), 'wayfare-proxy-'));
  const [port, first, second] = await Promise.all([freePort(), freePort(), freePort()]);
  const file = join(folder, 'Caddyfile');
  await writeFile(file, await caddyfile(port, [first, second]));
  const proxy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, PUBLIC_URL: 'https://jobs.test', PUBLIC_HOST: `127.0.0.1:${port}`, XDG_DATA_HOME: folder },
    stdio: 'ignore',
  });
  try {
    const url = `http://127.0.0.1:${port}`;
    await listening(url);
    await expectSentences(url, report);
    const server = await aServer(first);
    try {
      const begin = performance.now();
      while ((await fetch(url)).status !== 200) {
        assert(performance.now() - begin < NOTICED_WITHIN, 'The proxy does not use a server that is back.');
      }
      report(`a server that is back serves after ${seconds(performance.now() - begin)}`);
      assert.equal((await fetch(`${url}/missing`)).status, 404);
      assert.equal((await fetch(`${url}/metrics`)).status, 404, 'The proxy passes /metrics on.');
    } finally {
      server.closeAllConnections();
      server.close();
    }
    await expectSentences(url, report);
  } finally {
    proxy.kill();
    if (proxy.exitCode === null) await once(proxy, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
}

function isInstalled(): boolean {
  return spawnSync('caddy', ['version'], { stdio: 'ignore' }).status === 0;
}

/** The configuration with servers on this machine, and without TLS and the port that redirects to it. */
async function caddyfile(port: number, servers: readonly number[]): Promise<string> {
  const compose = parse(await readFile('docker-compose.yml', 'utf8'), { merge: true }) as {
    services: { proxy: { environment: { CADDYFILE: string } } };
  };
  return compose.services.proxy.environment.CADDYFILE.replaceAll('$$', '$')
    .replace('https://{$PUBLIC_HOST}', `http://127.0.0.1:${port}`)
    .replace(/^\s*tls .*$/m, '')
    .replace('wayfare-1:3000 wayfare-2:3000', servers.map((server) => `127.0.0.1:${server}`).join(' '))
    .replace(/^http:\/\/\{\$PUBLIC_HOST\}[^]*/m, '');
}

/** Resolves once something listens there. */
async function listening(url: string): Promise<void> {
  for (const begin = performance.now(); performance.now() - begin < NOTICED_WITHIN;) {
    const answers = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await sleep(50);
  }
  throw new Error('The proxy does not start.');
}

async function expectSentences(url: string, report: Report): Promise<void> {
  let slowest = 0;
  for (const [path, type] of [
    ['/', 'text/html; charset=utf-8'],
    ['/api/jobs', 'application/json'],
  ] as const) {
    const begin = performance.now();
    const response = await fetch(`${url}${path}`);
    const body = await response.text();
    slowest = Math.max(slowest, performance.now() - begin);
    assert.deepEqual(
      [response.status, response.headers.get('content-type'), response.headers.get('retry-after')],
      [503, type, '5'],
    );
    assert.match(body, /Please try again in a few seconds\./);
    if (path !== '/') assert.equal((JSON.parse(body) as { statusCode: number }).statusCode, 503);
  }
  assert(slowest < ANSWERED_WITHIN, `The sentence took ${seconds(slowest)}.`);
  report(`without a server, a page and a problem with Retry-After within ${seconds(slowest)}`);
}

/** Answers like a server that is ready. */
async function aServer(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/missing' ? 404 : 200).end('served');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
