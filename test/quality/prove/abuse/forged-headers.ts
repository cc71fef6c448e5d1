import { startBuiltServer } from '#test/support/server/built-server.js';
import type { ProofOnDatabase } from './proof-on-database.js';

const FORGERIES = 50;
const ALLOWED = 10;

/** Only a trusted proxy may state a client's address. */
export const forgedHeaders: ProofOnDatabase = {
  name: 'Forged forwarding headers do not bypass a limit',
  async run(databaseUrl, report) {
    for (const proxies of ['0', '1']) {
      const server = await startBuiltServer({
        DATABASE_URL: databaseUrl,
        TRUST_PROXY: proxies,
        SCHEDULES: 'false',
        LOG_LEVEL: 'silent',
        LIMIT_REGISTRATIONS_PER_HOUR: String(ALLOWED),
      });
      try {
        let accepted = 0;
        for (let i = 0; i < FORGERIES; i += 1) {
          // A proxy appends the real address.
          const real = proxies === '1' ? ', 198.51.100.7' : '';
          if ((await register(server.url, `forger${proxies}x${i}`, `203.0.113.${i}${real}`)) === 201) accepted += 1;
        }
        report(
          `TRUST_PROXY=${proxies}: ${accepted} of ${FORGERIES} registrations accepted, ${ALLOWED} an hour allowed`,
        );
        if (accepted !== ALLOWED) throw new Error('The limit was bypassed, or does not apply.');
      } finally {
        await server.stop();
      }
    }
  },
};

async function register(url: string, username: string, forwarded: string): Promise<number> {
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': forwarded,
      'x-real-ip': forwarded,
      forwarded: `for=${forwarded}`,
    },
    body: JSON.stringify({ username, email: `${username}@x.org`, fullName: username, password: 'quiet harbor' }),
  });
  await response.arrayBuffer();
  return response.status;
}
