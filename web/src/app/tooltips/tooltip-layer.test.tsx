import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IconButton } from '@/public/controls/icon-button.tsx';
import { TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY } from './follow-tooltips.ts';
import { TooltipLayer } from './tooltip-layer.tsx';

const tip = () => screen.queryByRole('tooltip', { hidden: true })?.textContent;
const button = (name: string) => screen.getByRole('button', { name });
const rest = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const over = (element: Element, pointerType = 'mouse') => act(() => fireEvent.pointerOver(element, { pointerType }));

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <IconButton icon="bookmark" label="Save" />
      <IconButton icon="share" label="Share" />
      <p>Text</p>
      <TooltipLayer />
    </>,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

describe('TooltipLayer', () => {
  it('says what a button is after the pointer rested on it for 700 ms', () => {
    expect(TOOLTIP_DELAY).toBe(700);
    over(button('Save'));
    rest(699);
    expect(tip()).toBeUndefined();
    rest(1);
    expect(tip()).toBe('Save');
  });

  it('opens nothing when the pointer has only passed', () => {
    over(button('Save'));
    rest(600);
    over(screen.getByText('Text'));
    rest(5_000);
    expect(tip()).toBeUndefined();
  });

  it('goes from one to the next without a delay, also up to 300 ms after the last one closed', () => {
    expect(TOOLTIP_SKIP_DELAY).toBe(300);
    over(button('Save'));
    rest(700);
    over(button('Share'));
    expect(tip()).toBe('Share');

    over(screen.getByText('Text'));
    rest(150);
    expect(tip()).toBeUndefined();
    rest(200);
    over(button('Save'));
    expect(tip()).toBe('Save');
  });

  it('delays again when the last one closed longer ago', () => {
    over(button('Save'));
    rest(700);
    over(screen.getByText('Text'));
    rest(1_000);
    over(button('Share'));
    rest(699);
    expect(tip()).toBeUndefined();
    rest(1);
    expect(tip()).toBe('Share');
  });

  it('stays while the pointer is on the tooltip itself', () => {
    over(button('Save'));
    rest(700);
    over(screen.getByText('Text'));
    over(screen.getByRole('tooltip', { hidden: true }));
    rest(10_000);
    expect(tip()).toBe('Save');
  });

  it('closes by Escape, by a press, and does not come to fingers', () => {
    over(button('Save'));
    rest(700);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(tip()).toBeUndefined();

    over(button('Share'));
    expect(tip()).toBe('Share');
    fireEvent.pointerDown(button('Share'));
    rest(5_000);
    expect(tip()).toBeUndefined();

    over(button('Save'), 'touch');
    rest(5_000);
    expect(tip()).toBeUndefined();
  });

  it('opens at once for the focus of the keyboard and goes with it', () => {
    act(() => button('Share').focus());
    expect(tip()).toBe('Share');
    act(() => button('Share').blur());
    expect(tip()).toBeUndefined();
  });
});
