import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { patience } from '../../../test/support/patience.ts';
import { watchResources } from './leftovers.ts';

const { getElementError } = getConfig();

/** Whether a query only tries again, so that nobody reads its error. */
const isWaiting = () =>
  (getConfig() as unknown as Record<string, unknown>)['_disableExpensiveErrorDiagnostics'] === true;

configure({
  // Generous, because a busy machine is slow.
  asyncUtilTimeout: 10_000 * patience,
  // Printing the page takes long, so only the last error of a wait has it.
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? undefined) : getElementError(message, container),
});

// React's development build would take a stack trace of each element, which nobody reads either.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty((React as unknown as Record<string, object>)[internals], 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
});

// jsdom has no matchMedia; here no media query matches or changes.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// The frames of jsdom would never come again once clocks that a test replaced had begun one.
const { setTimeout: later, clearTimeout: forget } = globalThis;
window.requestAnimationFrame = (run) => Number(later(() => run(performance.now()), 1_000 / 60));
window.cancelAnimationFrame = (id) => forget(id);

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

watchResources();
