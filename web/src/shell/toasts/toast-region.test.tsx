import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, TOAST_REMOVE_DELAY } from '@/lib/toasts.ts';
import { ToastRegion } from './toast-region.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function show(...titles: string[]) {
  const store = createToastStore();
  render(<ToastRegion store={store} />);
  for (const title of titles) act(() => store.show({ title }));
  return store;
}

describe('ToastRegion', () => {
  it('shows one toast at a time, in a polite live region', () => {
    show('Job bookmarked', 'Bookmark removed');
    expect(screen.queryByText('Job bookmarked')).toBeNull();
    expect(screen.getByText('Bookmark removed').closest('[aria-live="polite"]')).not.toBeNull();
  });

  it('hides a toast after 5000 ms', () => {
    show('Logged out');
    act(() => void vi.advanceTimersByTime(4_999));
    expect(screen.getByText('Logged out')).toBeDefined();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('Logged out')).toBeNull();
  });

  it('shows the next toast for its full duration', () => {
    const store = show('First');
    act(() => void vi.advanceTimersByTime(4_000));
    act(() => store.show({ title: 'Second' }));
    act(() => void vi.advanceTimersByTime(4_000));
    expect(screen.getByText('Second')).toBeDefined();
  });

  it.each([
    ['the pointer is over it', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['it has the focus', fireEvent.focus, fireEvent.blur],
  ])('keeps a toast while %s, and for its full duration afterwards', (_what, hold, release) => {
    show('Logged out');
    const card = screen.getByText('Logged out').parentElement?.parentElement as HTMLElement;
    hold(card);
    act(() => void vi.advanceTimersByTime(60_000));
    release(card);
    act(() => void vi.advanceTimersByTime(4_999));
    expect(screen.getByText('Logged out')).toBeDefined();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('Logged out')).toBeNull();
  });

  it('dismisses a toast with its button', () => {
    show('Logged out');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
    expect(screen.queryByText('Logged out')).toBeNull();
  });

  it.each([
    [49, true],
    [50, false],
    [-50, false],
  ])('keeps a toast swiped by %i px: %s', (distance, stays) => {
    show('Logged out');
    const words = screen.getByText('Logged out');
    fireEvent.pointerDown(words, { clientX: 100 });
    fireEvent.pointerMove(words, { clientX: 100 + distance });
    fireEvent.pointerUp(words, { clientX: 100 + distance });
    expect(screen.queryByText('Logged out') !== null).toBe(stays);
  });

  it('is focused by F8', () => {
    show('Logged out');
    fireEvent.keyDown(document, { key: 'F8' });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications (F8)' }));
  });

  it('renders inside an open dialog, which would otherwise cover it', () => {
    const store = show();
    const dialog = document.createElement('dialog');
    dialog.open = true;
    document.body.append(dialog);
    act(() => store.show({ title: 'Logout failed' }));
    expect(dialog.textContent).toContain('Logout failed');
    dialog.remove();
  });

  it.each([
    ['destructive', 0, false],
    ['success', 1_000, true],
    ['success', 1_001, false],
  ] as const)('shows a %s toast after leaving the page %i ms later: %s', (tone, after, stays) => {
    const store = show();
    act(() => store.show({ title: 'Outcome', tone }));
    act(() => void vi.advanceTimersByTime(after));
    act(() => store.dismissOnLeave());
    expect(screen.queryByText('Outcome') !== null).toBe(stays);
  });

  it('does not repeat what a field says', () => {
    const store = show();
    act(() => store.show({ title: 'Registration failed', description: 'Username is already taken' }));
    act(() => store.omit('Username is already taken'));
    expect(screen.getByText('Registration failed')).toBeDefined();
    expect(screen.queryByText('Username is already taken')).toBeNull();
  });

  it('removes a dismissed toast after 1,000,000 ms', () => {
    const store = show('Logged out');
    act(() => store.dismiss());
    act(() => void vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1));
    expect(store.current()).toMatchObject({ open: false });
    act(() => void vi.advanceTimersByTime(1));
    expect(store.current()).toBeNull();
  });
});
