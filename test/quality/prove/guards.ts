import { fileURLToPath } from 'node:url';
import { prepareTemplate } from '../../support/database/test-template.js';
import { findGuards } from './guards/find-guards.js';
import type { Guard } from './guards/guard.js';
import { ProjectCopy } from './guards/project-copy.js';
import type { Proof, Report } from './proof.js';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
/** Number of copies that run in parallel. */
const COPIES = 2;

/**
 * Proves that a test fails without any one guard. `GUARDS` is a pattern that filters guards, as in `GUARDS=src/jobs`;
 * `GUARDS_PART=2/7` runs the second seventh, because all of them take hours.
 */
export const proofs: Proof[] = [{ name: 'Removing any guard fails a test', run: tryAll }];

async function tryAll(report: Report): Promise<void> {
  const wanted = new RegExp(process.env['GUARDS'] ?? '');
  const [part = 1, parts = 1] = (process.env['GUARDS_PART'] ?? '1/1').split('/').map(Number);
  const guards = (await findGuards(PROJECT))
    .filter((guard) => wanted.test(nameOf(guard)))
    .filter((_guard, index) => index % parts === part - 1);
  if (guards.length === 0) throw new Error('No guard matches.');
  const endTemplate = await prepareTemplate();
  const copies = await Promise.all(Array.from({ length: COPIES }, () => ProjectCopy.begin(PROJECT)));
  const uncaught: string[] = [];
  try {
    await copies[0]?.requirePassing();
    const waiting = guards.values();
    await Promise.all(copies.map((copy) => tryThem(waiting, copy, uncaught, report)));
  } finally {
    await Promise.all(copies.map((copy) => copy.end()));
    await endTemplate();
  }
  report(`${guards.length} guards, ${guards.length - uncaught.length} of them covered by a test`);
  if (uncaught.length > 0) throw new Error(`No test fails without these:\n${uncaught.join('\n')}`);
}

async function tryThem(guards: Iterable<Guard>, copy: ProjectCopy, uncaught: string[], report: Report): Promise<void> {
  for (const guard of guards) {
    const begin = performance.now();
    const { caught, by } = await copy.without(guard);
    const name = nameOf(guard);
    const seconds = Math.round((performance.now() - begin) / 1000);
    report(caught ? `caught (${seconds} s) ${name}\n    by ${by}` : `NOT CAUGHT (${seconds} s) ${name}`);
    if (!caught) uncaught.push(name);
  }
}

function nameOf({ file, line, removal }: Guard): string {
  return `${file}:${line} ${removal}`;
}
