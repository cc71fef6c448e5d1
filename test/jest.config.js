import { writeServerSuites } from './support/runner/server-suites.mjs';

/** @type {import('jest').Config} */
export default {
  rootDir: '..',
  // `make test` runs all files in a few suites.
  roots: [process.env.SUITES ? `<rootDir>/${writeServerSuites()}` : '<rootDir>/test'],
  // Long tests are for `npm run prove`, and so are the damage of every byte and all that is wrong with any request.
  testMatch: process.env.PROOFS
    ? ['**/*.proof.ts', '**/damaged-archives.spec.ts', '**/authorization-requests.spec.ts']
    : ['**/*.spec.{ts,mjs}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/browser/', '/fixtures/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '@swc/jest' },
  // Sources name each other by what they are compiled to.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  globalSetup: '<rootDir>/test/support/runner/jest-setup.mjs',
  globalTeardown: '<rootDir>/test/support/runner/jest-teardown.mjs',
  maxWorkers: 2,
  // What hangs, hangs for ever: on a crowded machine, where other tests take both processors, a minute is soon over.
  testTimeout: 300_000,
};
