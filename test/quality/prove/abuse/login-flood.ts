import { Agent, request } from 'node:http';

/** The composition of a flood. */
export type Order = {
  /** Sign-ins per second, each with its own address and name, however many are waiting. */
  readonly perSecond?: number;
  /** Callers at one address who retry one name immediately. */
  readonly insisting?: number;
};

/** A flood of sign-ins as a program: `login-flood.ts URL`. On each message it prints the number of responses by status since the last one. */
const [, , url = ''] = process.argv;
const EVERY = 20;

const agent = new Agent({ keepAlive: true, maxSockets: 200 });
let statuses: Record<string, number> = {};
let attempts = 0;
let owed = 0;
let order: Order = {};

setInterval(() => {
  for (owed += ((order.perSecond ?? 0) * EVERY) / 1000; owed >= 1; owed -= 1) void attemptOfNobody();
}, EVERY);
process.on('message', (given: Order) => {
  process.send?.(statuses);
  statuses = {};
  owed = 0;
  order = given;
  for (let caller = 0; caller < (order.insisting ?? 0); caller += 1) void insist(given);
});
process.once('disconnect', () => process.exit());

/** The address that the trusted proxy reports. */
function attemptOfNobody(): Promise<void> {
  attempts += 1;
  return attempt(`ghost${attempts}`, `10.${(attempts >> 16) & 255}.${(attempts >> 8) & 255}.${attempts & 255}`);
}

async function insist(given: Order): Promise<void> {
  if (order !== given) return;
  await attempt('somebody', '192.0.2.1');
  return insist(given);
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
