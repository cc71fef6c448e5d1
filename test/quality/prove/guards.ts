import { fileURLToPath } from 'node:url';
import { prepareTemplate } from '../../support/database/test-template.js';
import { findGuards } from './guards/find-guards.js';
import type { Guard } from './guards/guard.js';
import { Trial } from './guards/trial.js';
import type { Proof } from './proof.js';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
/** Number of copies that run in parallel. */
const COPIES = 2;

/**
 * Shows that every guard is needed. `GUARDS` is a pattern that filters them, as in `GUARDS=src/jobs`; `GUARDS_PART=2/7` takes the second
 * seventh of them, because all of them take hours.
 */
export const proofs: Proof[] = [{ name: 'Without any one guard a test fails', run: tryAll }];

async function tryAll(tell: (figure: string) => void): Promise<void> {
  const wanted = new RegExp(process.env['GUARDS'] ?? '');
  const [part = 1, parts = 1] = (process.env['GUARDS_PART'] ?? '1/1').split('/').map(Number);
  const guards = (await findGuards(PROJECT))
    .filter((guard) => wanted.test(nameOf(guard)))
    .filter((_guard, index) => index % parts === part - 1);
  if (guards.length === 0) throw new Error('There are no guards to take out.');
  const endTemplate = await prepareTemplate();
  const copies = await Promise.all(Array.from({ length: COPIES }, () => Trial.begin(PROJECT)));
  const missed: string[] = [];
  try {
    await copies[0]?.requireCalm();
    const waiting = guards.values();
    await Promise.all(copies.map((copy) => tryThem(waiting, copy, missed, tell)));
  } finally {
    await Promise.all(copies.map((copy) => copy.end()));
    await endTemplate();
  }
  tell(`${guards.length} guards, ${guards.length - missed.length} of them missed by a test when they are gone`);
  if (missed.length > 0) throw new Error(`Nobody misses these:\n${missed.join('\n')}`);
}

async function tryThem(
  guards: Iterable<Guard>,
  copy: Trial,
  missed: string[],
  tell: (figure: string) => void,
): Promise<void> {
  for (const guard of guards) {
    const begin = performance.now();
    const { caught, by } = await copy.without(guard);
    const name = nameOf(guard);
    const seconds = Math.round((performance.now() - begin) / 1000);
    tell(caught ? `caught (${seconds} s) ${name}\n    by ${by}` : `NOT CAUGHT (${seconds} s) ${name}`);
    if (!caught) missed.push(name);
  }
}

function nameOf({ file, line, removal }: Guard): string {
  return `${file}:${line} ${removal}`;
}
