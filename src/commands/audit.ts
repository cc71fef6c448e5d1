import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { SqlAuditTrail, type ChainPlace } from '#administration';
import { runCommand } from './run-command.js';
import { Database } from '#platform/postgres/database.js';
import { RowStreams } from '#platform/postgres/row-streams.js';

const USAGE = `Usage:
  npm run audit:verify                       check the chain of the audit log
  npm run audit:verify -- POSITION:HASH      also check that it contains the entry that an earlier check printed
`;
const MAX_SHOWN = 20;

async function verify(app: INestApplicationContext, expected: ChainPlace | undefined): Promise<number> {
  const chain = await new SqlAuditTrail(app.get(Database), app.get(RowStreams)).verify(expected);
  for (const problem of chain.problems.slice(0, MAX_SHOWN)) say(problem);
  if (chain.problems.length > MAX_SHOWN) say(`and ${chain.problems.length - MAX_SHOWN} more problems.`);
  const { position, hash } = chain.end;
  say(`${chain.length} entries, ${chain.problems.length === 0 ? 'an unbroken chain' : 'a BROKEN chain'}.`);
  say(`Newest: ${position}:${hash}`);
  return chain.problems.length === 0 ? 0 : 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

const [given, ...more] = process.argv.slice(2);
const [, position, hash = ''] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(given ?? '') ?? [];
if (more.length > 0 || (given !== undefined && position === undefined)) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const expected = position === undefined ? undefined : { position: Number(position), hash };
await runCommand((app) => verify(app, expected), { logLevel: 'error' });
