import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// What comes, comes at once, but not on a crowded machine.
configure({ asyncUtilTimeout: 60_000 });

// jsdom has no screen: no condition on it holds, and none begins to.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// jsdom draws no dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// jsdom has no layout, so nothing ever resizes.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
