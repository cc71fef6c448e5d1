import { expect, it } from 'vitest';
import { isMissingCode, watchMissingCode } from './missing-code.ts';

watchMissingCode(window);

it('recognizes a failed import by its own error name', () => {
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  expect(isMissingCode(error)).toBe(false);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  expect(isMissingCode(error)).toBe(true);
  expect(error.message).not.toContain('Failed to fetch');
});
