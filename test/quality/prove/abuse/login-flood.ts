import { Agent, request } from 'node:http';

/** The load of a flood. */
export type FloodLoad = {
  /** Sign-ins per second, each with its own address and name, regardless of pending ones. */
  readonly perSecond?: number;
  /** Clients at one address that retry one name immediately. */
  readonly retrying?: number;
};

/**
 * A flood of sign-ins as a program: `login-flood.ts URL`. On each message it changes its load, and sends the number of
 * responses by status since the last message.
 */
const [, , url = ''] = process.argv;
const EVERY = 20;

const agent = new Agent({ keepAlive: true, maxSockets: 200 });
let statuses: Record<string, number> = {};
let attempts = 0;
let owed = 0;
let load: FloodLoad = {};

setInterval(() => {
  for (owed += ((load.perSecond ?? 0) * EVERY) / 1000; owed >= 1; owed -= 1) void attemptUnknownUser();
}, EVERY);
process.on('message', (given: FloodLoad) => {
  process.send?.(statuses);
  statuses = {};
  owed = 0;
  load = given;
  for (let caller = 0; caller < (load.retrying ?? 0); caller += 1) void retry(given);
});
process.once('disconnect', () => process.exit());

/** With a new name and address; the server trusts the forwarding header. */
function attemptUnknownUser(): Promise<void> {
  attempts += 1;
  return attempt(`ghost${attempts}`, `10.${(attempts >> 16) & 255}.${(attempts >> 8) & 255}.${attempts & 255}`);
}

async function retry(given: FloodLoad): Promise<void> {
  if (load !== given) return;
  await attempt('somebody', '192.0.2.1');
  return retry(given);
}

function attempt(username: string, address: string): Promise<void> {
  const body = JSON.stringify({ username, password: 'wrong password' });
  const { promise, resolve } = Promise.withResolvers<void>();
  const call = request(`${url}/api/login`, {
    method: 'POST',
    agent,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': address,
    },
  });
  call.once('response', (response) => {
    response.resume();
    count(String(response.statusCode));
  });
  call.once('error', () => count('broken'));
  call.once('close', resolve);
  call.end(body);
  return promise;
}

function count(status: string): void {
  statuses[status] = (statuses[status] ?? 0) + 1;
}
