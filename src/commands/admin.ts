import 'reflect-metadata';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { DeleteOnRequest, ExportOnRequest, ResetSecondFactor } from '#identity';
import { runCommand } from './run-command.js';

const USAGE = `Usage:
  npm run admin -- --reset-2fa NAME                     remove an account's authenticator app and passkeys, and sign it out everywhere
  npm run admin -- --export NAME --reason TEXT --to FILE  write everything stored about an account to a new ZIP file
  npm run admin -- --delete NAME --reason TEXT            delete an account and everything that belongs to it, permanently

NAME is a username or an email address. The reason is kept in the audit log.
`;

type Command = (app: INestApplicationContext) => Promise<void>;

const command = commandOf(process.argv.slice(2));
if (!command) {
  process.stderr.write(USAGE);
  process.exit(2);
}
await runCommand(command);

function commandOf(args: string[]): Command | undefined {
  const text = { type: 'string' } as const;
  const options = { 'reset-2fa': text, export: text, delete: text, reason: text, to: text };
  try {
    const {
      'reset-2fa': locked,
      export: exported,
      delete: deleted,
      reason,
      to,
      ...more
    } = parseArgs({ args, options }).values;
    if (Object.keys(more).length > 0 || [locked, exported, deleted].filter(Boolean).length !== 1) return undefined;
    if (locked && reason === undefined && to === undefined) return (app) => resetSecondFactor(app, locked);
    if (exported && reason && to) return (app) => exportAccount(app, exported, reason, to);
    if (deleted && reason && to === undefined) return (app) => deleteAccount(app, deleted, reason);
  } catch {
    // Unknown options.
  }
  return undefined;
}

async function resetSecondFactor(app: INestApplicationContext, login: string): Promise<void> {
  const { username, passkeys } = await app.get(ResetSecondFactor).execute({ login });
  const also = passkeys === 0 ? '' : ` and ${passkeys} passkey${passkeys === 1 ? '' : 's'}`;
  process.stdout.write(`Removed the authenticator app${also} of ${username}, and signed the account out everywhere.\n`);
}

/** Readable by its owner only; never overwrites a file. */
async function exportAccount(app: INestApplicationContext, login: string, reason: string, to: string): Promise<void> {
  const archive = await app.get(ExportOnRequest).execute({ account: login, reason });
  await pipeline(archive, createWriteStream(to, { flags: 'wx', mode: 0o600 }));
  process.stdout.write(`Wrote everything stored about ${login} to ${to}.\n`);
}

async function deleteAccount(app: INestApplicationContext, login: string, reason: string): Promise<void> {
  await app.get(DeleteOnRequest).execute({ account: login, reason });
  process.stdout.write(`Deleted the account of ${login} and everything that belongs to it.\n`);
}
