import { expect, it } from 'vitest';
import { previewOf } from './message-preview.ts';

it('keeps 35 characters and cuts after them', () => {
  expect(previewOf('a'.repeat(35))).toBe('a'.repeat(35));
  expect(previewOf('a'.repeat(36))).toBe(`${'a'.repeat(35)}...`);
});

it('never splits a character', () => {
  expect(previewOf('🛳'.repeat(36))).toBe(`${'🛳'.repeat(35)}...`);
});
