import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mocker } from './jest-globals.mjs';

const { getBuiltinModule } = process;

/** The folder of the records: one file a suite, with the tests that ran in it. */
export const RECORDS = '.test/results/server';

/** The file and line in which a test is declared. A suite imports many spec files, so Jest itself knows only the suite. */
function declarationOf(stack) {
  const places = [...stack.matchAll(/\b(test\/[\w./-]+\.[cm]?[jt]s):(\d+)/g)].map(([, file, line]) => ({
    file,
    line: Number(line),
  }));
  return places.find(({ file }) => /\.(spec|proof)\./.test(file)) ?? places[0];
}

function nameOf({ name, parent }) {
  return parent && parent.name !== 'ROOT_DESCRIBE_BLOCK' ? `${nameOf(parent)} › ${name}` : name;
}

/** Node itself, see native-runner.mjs. Records which spec file each test belongs to, how long it took and why it failed. */
export default class RecordingEnvironment {
  global = globalThis;
  moduleMocker = mocker;
  #tests = [];
  #suite;

  constructor(_config, context) {
    this.#suite = basename(context.testPath).replace(/\.[cm]?[jt]s$/, '');
  }

  async setup() {
    // Jest replaces it by one for its own contexts.
    process.getBuiltinModule = getBuiltinModule;
  }

  exportConditions() {
    return [];
  }

  getVmContext() {
    return null;
  }

  handleTestEvent(event) {
    if (event.name !== 'test_done') return;
    const { test } = event;
    // Jest shows no place of functions that Node calls just that.
    for (const error of test.errors.flat())
      if (error?.stack) error.stack = error.stack.replaceAll('at <anonymous> (', 'at Object.<anonymous> (');
    if (test.mode === 'skip' || test.mode === 'todo') return;
    const errors = test.errors.map((error) => String([error].flat()[0]?.stack ?? [error].flat()[0]));
    this.#tests.push({
      file: this.#suite,
      ...declarationOf(String(test.asyncError?.stack)),
      name: nameOf(test),
      seconds: (test.duration ?? 0) / 1000,
      errors,
    });
  }

  async teardown() {
    mkdirSync(RECORDS, { recursive: true });
    writeFileSync(join(RECORDS, `${this.#suite}.json`), JSON.stringify(this.#tests));
  }
}
