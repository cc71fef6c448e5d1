import { Agent, request } from 'node:http';

/** A flood of sign-ins as a program: `login-flood.ts URL PER_SECOND`, until it is ended; then it tells the statuses it met, as JSON. */
const [, , url = '', perSecond = '100'] = process.argv;
const EVERY = 20;

const agent = new Agent({ keepAlive: true, maxSockets: 200 });
const statuses: Record<string, number> = {};
let attempts = 0;
let owed = 0;

setInterval(() => {
  for (owed += (Number(perSecond) * EVERY) / 1000; owed >= 1; owed -= 1) attempt();
}, EVERY);
process.once('SIGTERM', () => {
  process.stdout.write(JSON.stringify(statuses));
  process.exit(0);
});

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
