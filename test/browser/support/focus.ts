import { expect, type Page } from '@playwright/test';

/** More stops than any screen has. */
const MAX_STOPS = 250;

/** Tabs through the page, and expects that each stop looks different while it has the focus. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  await page.evaluate(startAtTop);
  const hidden: string[] = [];
  let isNew = true;
  for (let stop = 0; isNew && stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const before = await page.evaluate(readStop);
    if (before.invisible !== undefined) hidden.push(before.invisible);
    ({ isNew } = before);
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

/** Runs in the page: whether the focus is on a new stop, and the stop before if it still looks as when it was focused. */
async function readStop(): Promise<{ isNew: boolean; invisible?: string }> {
  // Parts of Ant Design learn later that they lost the focus.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const look = (stop: Element): string => {
    // What may show the focus in place of the element: the frame of a field, the box of a hidden radio button.
    const frames = [
      stop,
      stop.nextElementSibling,
      stop.parentElement,
      stop.parentElement?.nextElementSibling,
      stop.parentElement?.parentElement,
      stop.closest('label'),
      stop.closest('.ant-select, .ant-picker, .ant-input-affix-wrapper'),
    ].filter((place) => place instanceof Element);
    const looks = frames.flatMap((place) =>
      [undefined, '::before', '::after'].map((part) => getComputedStyle(place, part)),
    );
    return looks
      .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor }) => {
        const outline = outlineStyle === 'none' || parseFloat(outlineWidth) < 2 ? '' : outlineColor;
        return [outline, boxShadow, borderColor].join();
      })
      .join();
  };
  const before = document.querySelector<HTMLElement>('[data-stop]:not([data-stop=""])');
  // The frame of a field stays while the focus moves on to the button in it.
  const field = before?.closest('.ant-select') ?? before?.parentElement;
  const isLeft = before !== null && !field?.contains(document.activeElement);
  const isSame = isLeft && look(before) === before.dataset['stop'];
  // The thumb of a slider shows the focus, whose style cannot be read.
  const invisible = isSame && !before.matches('[type="range"]') ? before.outerHTML.slice(0, 160) : undefined;
  if (before) before.dataset['stop'] = '';
  const stop = document.activeElement as HTMLElement | null;
  const isNew = stop !== null && stop !== document.body && stop.dataset['stop'] === undefined;
  if (isNew) stop.dataset['stop'] = look(stop);
  return { isNew, ...(invisible !== undefined && { invisible }) };
}
