/** @type {import('jest').Config} */
export default {
  rootDir: '..',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/browser/', '/fixtures/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '@swc/jest' },
  // Sources name each other by what they are compiled to.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  globalSetup: '<rootDir>/test/support/jest-setup.mjs',
  globalTeardown: '<rootDir>/test/support/jest-teardown.mjs',
  maxWorkers: 2,
  testTimeout: 45_000,
};
