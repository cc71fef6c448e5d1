import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IconButton } from '@/light/controls/icon-button.tsx';
import { TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY } from './follow-tooltips.ts';
import { TooltipLayer } from './tooltip-layer.tsx';

const tip = () => screen.queryByRole('tooltip', { hidden: true })?.textContent;
const button = (name: string) => screen.getByRole('button', { name });
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const over = (element: Element, pointerType = 'mouse') =>
  act(() => void fireEvent.pointerOver(element, { pointerType }));

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
  it('shows the label of a button after 700 ms of hovering', () => {
    expect(TOOLTIP_DELAY).toBe(700);
    over(button('Save'));
    wait(699);
    expect(tip()).toBeUndefined();
    wait(1);
    expect(tip()).toBe('Save');
  });

  it('stays closed when the pointer only passes', () => {
    over(button('Save'));
    wait(600);
    over(screen.getByText('Text'));
    wait(5_000);
    expect(tip()).toBeUndefined();
  });

  it('moves between buttons without delay, up to 300 ms after the last tooltip closed', () => {
    expect(TOOLTIP_SKIP_DELAY).toBe(300);
    over(button('Save'));
    wait(700);
    over(button('Share'));
    expect(tip()).toBe('Share');

    over(screen.getByText('Text'));
    wait(150);
    expect(tip()).toBeUndefined();
    wait(200);
    over(button('Save'));
    expect(tip()).toBe('Save');
  });

  it('delays again after more than 300 ms', () => {
    over(button('Save'));
    wait(700);
    over(screen.getByText('Text'));
    wait(1_000);
    over(button('Share'));
    wait(699);
    expect(tip()).toBeUndefined();
    wait(1);
    expect(tip()).toBe('Share');
  });

  it('stays open while the pointer is on the tooltip itself', () => {
    over(button('Save'));
    wait(700);
    over(screen.getByText('Text'));
    over(screen.getByRole('tooltip', { hidden: true }));
    wait(10_000);
    expect(tip()).toBe('Save');
  });

  it('closes on Escape and on press, and ignores touch', () => {
    over(button('Save'));
    wait(700);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(tip()).toBeUndefined();

    over(button('Share'));
    expect(tip()).toBe('Share');
    fireEvent.pointerDown(button('Share'));
    wait(5_000);
    expect(tip()).toBeUndefined();

    over(button('Save'), 'touch');
    wait(5_000);
    expect(tip()).toBeUndefined();
  });

  it('opens at once on keyboard focus and closes on blur', () => {
    act(() => button('Share').focus());
    expect(tip()).toBe('Share');
    act(() => button('Share').blur());
    expect(tip()).toBeUndefined();
  });
});
