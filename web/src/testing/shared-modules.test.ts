import { expect, it } from 'vitest';

const FILES = import.meta.glob<string>(['../**/*.test.{ts,tsx}', '!../**/*.alone.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('no file replaces modules that it shares with others', () => {
  const replacing = Object.entries(FILES).filter(([, text]) => /\bvi\.(?:do)?(?:mock|resetModules)\(/i.test(text));
  expect(replacing.map(([path]) => path)).toEqual([]);
  expect(Object.keys(FILES).length).toBeGreaterThan(100);
});
