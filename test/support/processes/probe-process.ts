import { Agent, get } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Asks a server for its paths in turn, and prints the waits when a line arrives. A process of its own, so that whatever
 * else a proof does delays no answer; how late its own timers are says how busy the machine is.
 */
const [url = '', ...paths] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const PAUSE = 10;

let waits: number[] = [];
let delays: number[] = [];

function ask(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    get(url + path, { agent }, (response) => {
      response.resume();
      response.once('end', () => {
        waits.push(performance.now() - begin);
        resolve();
      });
    }).once('error', reject);
  });
}

createInterface({ input: process.stdin }).on('line', () => {
  process.stdout.write(`${JSON.stringify({ waits, delays })}\n`);
  [waits, delays] = [[], []];
});
process.stdout.write('ready\n');
for (let turn = 0; ; turn += 1) {
  await ask(paths[turn % paths.length] ?? '/');
  const begin = performance.now();
  await sleep(PAUSE);
  delays.push(performance.now() - begin - PAUSE);
}
