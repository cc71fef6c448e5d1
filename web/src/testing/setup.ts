import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { patience } from '../../../test/support/patience.ts';

afterEach(cleanup);

// No test looks at the styles of Ant Design, which take long to compute.
vi.mock('@/theme/antd-theme.ts', async (load) => {
  const { antdTheme } = await load<typeof import('@/theme/antd-theme.ts')>();
  return { antdTheme: (...of: Parameters<typeof antdTheme>) => ({ ...antdTheme(...of), zeroRuntime: true }) };
});

// Generous, because a busy machine is slow.
configure({ asyncUtilTimeout: 10_000 * patience });

// jsdom has no matchMedia; here no media query matches or changes.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// jsdom does not implement dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// jsdom has no layout: nothing scrolls, and nothing is seen.
window.scrollTo = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as never;

// Nor has it a ResizeObserver.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// For each query by role, jsdom applies every rule of Ant Design to every element. No test looks at styles.
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { get: () => '', set: () => {} });
