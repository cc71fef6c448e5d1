import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';
// Decorators of use cases leave metadata, also where no framework is loaded.
import 'reflect-metadata';
import { originOf } from './typescript.mjs';

const require = createRequire(import.meta.url);
const GLOBALS = new URL('jest-globals.mjs', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) => next(specifier === '@jest/globals' ? GLOBALS : specifier, context),
});

let isUsed = false;

/**
 * Runs a test file as Jest does, but with its modules in Node itself. Jest would load them into a VM context, where
 * servers take twice as long to start, and requests a third longer. Instead, each file has a process of its own.
 */
export default function runNatively(globalConfig, config, environment, jestRuntime, testPath, report) {
  if (isUsed) throw new Error('Several test files need processes of their own: run them without --runInBand.');
  isUsed = true;
  // Jest's would look for source maps of its own transformations.
  Error.prepareStackTrace = undefined;
  process.setSourceMapsEnabled(true);
  if (globalConfig.collectCoverage) addOrigins(jestRuntime);
  const runtime = {
    requireInternalModule: require,
    requireModule: require,
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (path) => import(pathToFileURL(path).href),
    setGlobalsForRuntime: () => undefined,
    enterTestCode: () => undefined,
    leaveTestCode: () => undefined,
  };
  return circus.default(globalConfig, config, environment, runtime, testPath, report);
}

/** Coverage is of the compiled code, so it needs the source maps. */
function addOrigins(jestRuntime) {
  const covered = jestRuntime.getAllV8CoverageInfoCopy.bind(jestRuntime);
  jestRuntime.getAllV8CoverageInfoCopy = () =>
    covered().map(({ result }) => ({ result, codeTransformResult: originOf(result.url) }));
}
