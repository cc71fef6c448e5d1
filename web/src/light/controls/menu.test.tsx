import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LightMenu } from './menu.tsx';

const chosen = vi.fn();

function open() {
  render(
    <LightMenu trigger="M" label="Account">
      {['Profile', 'Settings', 'Sign out'].map((name) => (
        <button key={name} type="button" role="menuitem" tabIndex={-1} onClick={() => chosen(name)}>
          {name}
        </button>
      ))}
    </LightMenu>,
  );
  const button = screen.getByRole('button', { name: 'Account' });
  fireEvent.click(button);
  return button;
}

const focused = () => document.activeElement?.textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
const isOpen = () => screen.queryByRole('menu') !== null;

it('moves the focus with the arrow keys, around the ends', () => {
  open();
  const moves = ['', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => {
    press(key);
    return focused();
  });
  expect(moves).toEqual(['Profile', 'Settings', 'Sign out', 'Profile', 'Sign out', 'Profile', 'Sign out']);
});

it.each([
  ['Escape', () => press('Escape'), true],
  ['a choice', () => fireEvent.click(screen.getByRole('menuitem', { name: 'Settings' })), true],
  ['Tab', () => press('Tab'), false],
  ['a press outside', () => fireEvent.pointerDown(document.body), false],
])('closes after %s, and gives the focus back where it would be lost: %#', (_what, close, givesBack) => {
  const button = open();
  fireEvent.pointerDown(screen.getByRole('menuitem', { name: 'Settings' }));
  expect([isOpen(), button.getAttribute('aria-expanded')]).toEqual([true, 'true']);
  close();
  expect([isOpen(), button.getAttribute('aria-expanded')]).toEqual([false, 'false']);
  expect(document.activeElement === button).toBe(givesBack);
});
