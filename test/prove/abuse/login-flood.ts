import { Agent, request } from 'node:http';

/**
 * A flood of sign-ins as a program: `login-flood.ts URL`. Told how many a second there shall be, it says how often each status came since
 * it was told last.
 */
const [, , url = ''] = process.argv;
const EVERY = 20;

const agent = new Agent({ keepAlive: true, maxSockets: 200 });
let statuses: Record<string, number> = {};
let attempts = 0;
let perSecond = 0;
let owed = 0;

setInterval(() => {
  for (owed += (perSecond * EVERY) / 1000; owed >= 1; owed -= 1) attempt();
}, EVERY);
process.on('message', (rate: number) => {
  process.send?.(statuses);
  statuses = {};
  owed = 0;
  perSecond = rate;
});
process.once('disconnect', () => process.exit());

/** Each comes from an address of its own, as far as the proxy that the server trusts can tell, and tries a name of its own. */
function attempt(): void {
  attempts += 1;
  const body = JSON.stringify({ username: `ghost${attempts}`, password: 'wrong password' });
  const call = request(`${url}/api/login`, {
    method: 'POST',
    agent,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': `10.${(attempts >> 16) & 255}.${(attempts >> 8) & 255}.${attempts & 255}`,
    },
  });
  call.once('response', (response) => {
    response.resume();
    count(String(response.statusCode));
  });
  call.once('error', () => count('broken'));
  call.end(body);
}

function count(status: string): void {
  statuses[status] = (statuses[status] ?? 0) + 1;
}
