import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { installOneOf } from '#test/support/runner/debian-packages.js';
import { findProgram } from '#test/support/runner/programs.js';
import type { Proof, Report } from './proof.js';

const FOLDER = 'docs/monitoring';
const TESTS = 'test/quality/prove/monitoring/alerts.test.yml';

/** The configuration and rules of `docs/monitoring`, in the tool that comes with Prometheus. */
export const proofs: Proof[] = [{ name: 'Every alert fires when it should, and only then', run: proveAlerts }];

async function proveAlerts(report: Report): Promise<void> {
  const isReady = findProgram(['promtool']) ?? ((await installOneOf(['prometheus'])) && findProgram(['promtool']));
  assert(isReady, 'promtool is required (on Debian: sudo apt-get install prometheus).');
  await promtool('check', 'config', '--syntax-only', `${FOLDER}/prometheus.yml`);
  await promtool('check', 'rules', `${FOLDER}/alerts.yml`);
  await promtool('test', 'rules', TESTS);
  const alerts = await namesIn(`${FOLDER}/alerts.yml`, 'alert');
  const tested = new Set(await namesIn(TESTS, 'alertname'));
  assert.deepEqual(
    alerts.filter((alert) => !tested.has(alert)),
    [],
    'Alerts without a test',
  );
  report(`${alerts.length} alerts`);
}

/** @throws with what it printed, if it finds a fault */
async function promtool(...args: string[]): Promise<void> {
  await promisify(execFile)('promtool', args);
}

/** The texts under this key, anywhere in a YAML file. */
async function namesIn(file: string, key: string): Promise<string[]> {
  const names: string[] = [];
  const collect = (name: string, value: unknown): unknown => {
    if (name === key) names.push(String(value));
    return value;
  };
  JSON.stringify(parse(await readFile(file, 'utf8')), collect);
  return names;
}
