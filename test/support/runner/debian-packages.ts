import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

/** Installs the first of these Debian packages that can be installed; returns whether one was. Needs root. */
export async function installOneOf(packages: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  process.stdout.write(`Installing ${packages[0]} for the tests…\n`);
  await aptGet('update');
  for (const name of packages) if (await aptGet('install', '-y', '--no-install-recommends', name)) return true;
  process.stdout.write('apt-get could not install it.\n');
  return false;
}

function aptGet(...args: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return promisify(execFile)('apt-get', ['-qq', ...args], { env }).then(
    () => true,
    () => false,
  );
}
