import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs the first of these Debian packages that can be installed; returns whether one was. Needs root. */
export function installOneOf(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  process.stdout.write(`Installing ${packages[0]} for the tests…\n`);
  aptGet('update');
  const isDone = packages.some((name) => aptGet('install', '-y', '--no-install-recommends', name));
  if (!isDone) process.stdout.write('apt-get could not install it.\n');
  return isDone;
}

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', ...args], { env, stdio: 'ignore' }).status === 0;
}
