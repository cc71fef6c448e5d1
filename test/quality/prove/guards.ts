import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { prepareTemplate } from '../../support/database/test-template.js';
import { findConditions, findGuards } from './guards/find-guards.js';
import type { Guard } from './guards/guard.js';
import { ProjectCopy } from './guards/project-copy.js';
import type { Proof, Report } from './proof.js';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
/** Number of copies that run in parallel. */
const COPIES = 2;

/** The least share of conditions that a test must fail without. */
const LEAST = 0.85;

/**
 * Proves that a test fails without any one guard, and without most conditions, orders, limits, locks, waits and cleanups.
 * All of them take hours. `GUARDS` is a pattern of those to try, as in `GUARDS=src/jobs`; `GUARDS_PART=2/7` tries the
 * second seventh; `GUARDS_SINCE=main` those in lines changed since that commit.
 */
export const guardProofs: Proof[] = [
  {
    name: 'Removing any guard fails a test',
    run: async (report) => {
      const { uncaught } = await tryAll(await findGuards(PROJECT), report);
      if (uncaught.length > 0) throw new Error(`No test fails without these:\n${uncaught.join('\n')}`);
    },
  },
];

export const conditionProofs: Proof[] = [
  {
    name: 'Removing a condition, an order, a limit, a lock, a wait or a cleanup fails a test',
    run: async (report) => {
      const { tried, uncaught } = await tryAll(await findConditions(PROJECT), report);
      if (uncaught.length > 0) report(`no test fails without these:\n${uncaught.join('\n')}`);
      if (uncaught.length > (1 - LEAST) * tried) throw new Error(`Fewer than ${LEAST * 100} % are covered by a test.`);
    },
  },
];

type Tried = { readonly tried: number; readonly uncaught: readonly string[] };

async function tryAll(all: readonly Guard[], report: Report): Promise<Tried> {
  const guards = chosen(all);
  if (guards.length === 0) throw new Error('Nothing matches GUARDS, GUARDS_PART and GUARDS_SINCE.');
  const endTemplate = await prepareTemplate();
  const copies = await Promise.all(Array.from({ length: COPIES }, () => ProjectCopy.begin(PROJECT)));
  const uncaught: string[] = [];
  try {
    if (guards.some(({ isOfModule }) => !isOfModule)) await copies[0]?.requirePassing();
    const waiting = guards.values();
    await Promise.all(copies.map((copy) => tryThem(waiting, copy, uncaught, report)));
  } finally {
    await Promise.all(copies.map((copy) => copy.end()));
    await endTemplate();
  }
  const caught = guards.length - uncaught.length;
  report(`${caught} of ${guards.length} are covered by a test (${Math.round((100 * caught) / guards.length)} %)`);
  return { tried: guards.length, uncaught };
}

function chosen(all: readonly Guard[]): Guard[] {
  const wanted = new RegExp(process.env['GUARDS'] ?? '');
  const [part = 1, parts = 1] = (process.env['GUARDS_PART'] ?? '1/1').split('/').map(Number);
  const since = process.env['GUARDS_SINCE'];
  const isChanged = since === undefined ? () => true : changedSince(since);
  return all
    .filter((guard) => wanted.test(nameOf(guard)) && isChanged(guard))
    .filter((_guard, index) => index % parts === part - 1);
}

/** Whether a guard stands in a line that was changed since a commit. */
function changedSince(commit: string): (guard: Guard) => boolean {
  const diff = execFileSync('git', ['diff', '--unified=0', '--no-prefix', commit, '--', 'src', 'web/src'], {
    cwd: PROJECT,
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  });
  const changed = new Set<string>();
  let file = '';
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ ')) file = line.slice(4);
    const [, first = '1', count = '1'] = /^@@ .* \+(\d+)(?:,(\d+))? @@/.exec(line) ?? ['', '1', '0'];
    for (let n = 0; n < Number(count); n += 1) changed.add(`${file}:${Number(first) + n}`);
  }
  return (guard) => changed.has(`${guard.file}:${guard.line}`);
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
