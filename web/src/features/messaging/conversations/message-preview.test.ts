import { expect, it } from 'vitest';
import { previewOf } from './message-preview.ts';

it('leaves 35 characters as they are and cuts after them', () => {
  expect(previewOf('a'.repeat(35))).toBe('a'.repeat(35));
  expect(previewOf('a'.repeat(36))).toBe(`${'a'.repeat(35)}...`);
});

it('never cuts a character in half', () => {
  expect(previewOf('🛳'.repeat(36))).toBe(`${'🛳'.repeat(35)}...`);
});
