import { afterEach, expect, it, vi } from 'vitest';
import { newClientId } from './client-id.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

it('creates UUIDs with and without crypto.randomUUID', () => {
  expect(newClientId()).toMatch(UUID);
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 20 }, newClientId);
  for (const id of ids) expect(id).toMatch(UUID);
  expect(new Set(ids).size).toBe(20);
});
