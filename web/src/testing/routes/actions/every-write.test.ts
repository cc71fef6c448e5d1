import { expect, it } from 'vitest';

const CALLS = Object.values(
  import.meta.glob<string>('/src/api/generated/calls/*.gen.ts', { query: '?raw', import: 'default', eager: true }),
).join('\n');
const SOURCES = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/api/generated/**', '!/src/testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const KIT = import.meta.glob<string>(['/src/testing/**/*.{ts,tsx}', '!/src/testing/**/pseudo*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Tested where the answer of the server is a response as it stands, by their addresses. */
const BY_ADDRESS: Readonly<Record<string, string>> = {
  backupsLink: '#backups/${backup.name}/link',
  leavingRequestsExport: 'POST /api/users/7/export',
};

/** The calls of the API that change something. */
function writes(): string[] {
  const calls = CALLS.split('export const ').slice(1);
  return calls.filter((call) => /\.(post|put|patch|delete)</.test(call)).map((call) => /^\w+/.exec(call)?.[0] ?? '');
}

const isTest = (path: string): boolean => path.includes('.test.');
const wordsOf = (texts: readonly string[]): Set<string> => new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []));

it('has a test of everything that the app changes', () => {
  const sources = Object.entries(SOURCES);
  const used = wordsOf(sources.filter(([path]) => !isTest(path)).map(([, text]) => text));
  const tests = [...sources.filter(([path]) => isTest(path)).map(([, text]) => text), ...Object.values(KIT)];
  const tested = wordsOf(tests);
  const isTested = (call: string): boolean =>
    tested.has(call) || (call in BY_ADDRESS && tests.some((text) => text.includes(BY_ADDRESS[call] ?? '')));
  const changed = writes().filter((call) => used.has(call));
  expect(changed.length).toBeGreaterThan(100);
  expect(changed.filter((call) => !isTested(call))).toEqual([]);
});
