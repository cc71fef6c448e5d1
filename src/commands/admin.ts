import 'reflect-metadata';
import { ResetSecondFactor } from '#identity';
import { runCommand } from './run-command.js';

const USAGE = `Usage:
  npm run admin -- --reset-2fa NAME   remove an account's authenticator app and passkeys, and sign it out everywhere
`;

const [option, login, ...more] = process.argv.slice(2);
if (option !== '--reset-2fa' || login === undefined || more.length > 0) {
  process.stderr.write(USAGE);
  process.exit(2);
}

await runCommand(async (app) => {
  const { username, passkeys } = await app.get(ResetSecondFactor).execute({ login });
  const also = passkeys === 0 ? '' : ` and ${passkeys} passkey${passkeys === 1 ? '' : 's'}`;
  process.stdout.write(`Removed the authenticator app${also} of ${username}, and signed the account out everywhere.\n`);
});
