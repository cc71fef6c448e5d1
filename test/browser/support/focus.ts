import { expect, type Page } from '@playwright/test';

/** More stops than any screen has. */
const MAX_STOPS = 250;

/** Tabs through the page, and expects that each stop looks different while it has the focus. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  await page.evaluate(startAtTop);
  const hidden: string[] = [];
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const { isNew, invisible } = await page.evaluate(readStop);
    if (!isNew) break;
    if (invisible !== undefined) hidden.push(invisible);
  }
  expect(hidden).toEqual([]);
}

function startAtTop(): void {
  (document.activeElement as HTMLElement | null)?.blur();
  for (const stop of document.querySelectorAll('[data-stop]')) stop.removeAttribute('data-stop');
  window.scrollTo(0, 0);
  // Sets where tabbing starts.
  document.getSelection()?.setPosition(document.body, 0);
}

/** Runs in the page: the focused element, if it has not been one before. */
function readStop(): { isNew: boolean; invisible?: string } {
  const stop = document.activeElement as HTMLElement | null;
  if (!stop || stop === document.body || stop.dataset['stop'] !== undefined) return { isNew: false };
  stop.dataset['stop'] = '';
  // Its thumb shows the focus, whose style cannot be read.
  if (stop.matches('[type="range"]')) return { isNew: true };
  // What may show the focus in place of the element: the frame of a field, the box of a hidden radio button.
  const around = [stop, stop.nextElementSibling, stop.parentElement, stop.parentElement?.nextElementSibling];
  const frames = [
    ...around,
    stop.closest('label'),
    stop.closest('.ant-select, .ant-picker, .ant-input-affix-wrapper'),
    stop.parentElement?.parentElement,
  ];
  const places = frames.filter((place) => place instanceof Element);
  const look = () =>
    places.map((place) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(place, pseudo);
        const outline = outlineStyle === 'none' || parseFloat(outlineWidth) < 2 ? '' : outlineColor;
        return [outline, boxShadow, borderColor].join();
      }),
    );
  const focused = JSON.stringify(look());
  stop.blur();
  const blurred = JSON.stringify(look());
  stop.focus();
  return focused === blurred ? { isNew: true, invisible: stop.outerHTML.slice(0, 160) } : { isNew: true };
}
