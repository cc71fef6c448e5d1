import { availableParallelism } from 'node:os';
import { patience } from './support/patience.ts';
import { writeServerSuites } from './support/runner/server-suites.mjs';

/** @type {import('jest').Config} */
export default {
  rootDir: '..',
  // `make test` runs all files in a few suites.
  roots: [process.env.SUITES ? `<rootDir>/${writeServerSuites()}` : '<rootDir>/test'],
  // `npm run prove` runs the slow tests, and these specs at length (every damaged byte, faulty request, payload and pair of filters, more URLs and changes).
  testMatch: process.env.PROOFS
    ? [
        '**/*.proof.ts',
        '**/{damaged-archives,authorization-requests,fuzz-addresses,injection,listing-changes,lists}.spec.ts',
      ]
    : ['**/*.spec.{ts,mjs}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/browser/', '/fixtures/'],
  // Node loads the sources, by typescript.mjs.
  testRunner: '<rootDir>/test/support/runner/native-runner.mjs',
  transform: {},
  // A process for each file.
  workerIdleMemoryLimit: 0,
  globalSetup: '<rootDir>/test/support/runner/jest-setup.mjs',
  globalTeardown: '<rootDir>/test/support/runner/jest-teardown.mjs',
  testEnvironment: '<rootDir>/test/support/runner/recording-environment.mjs',
  coverageProvider: 'v8',
  collectCoverageFrom: ['src/**/*.ts'],
  maxWorkers: availableParallelism(),
  // Slow tests take their time.
  testTimeout: (process.env.PROOFS ? 180_000 : 30_000) * patience,
};
