import type { Page } from '@playwright/test';

/** Where a page is wider than its window, and controls that hide part of their text or are shorter than it. */
const FAULTS = `(() => {
  const { clientWidth, scrollWidth } = document.documentElement;
  const named = ({ tagName, className, textContent }) => tagName + '.' + className + ' “' + textContent.trim().slice(0, 30) + '”';
  const clips = (element) => getComputedStyle(element).overflowX !== 'visible';
  const isClipped = ({ parentElement: parent }) => parent !== null && parent !== document.body && (clips(parent) || isClipped(parent));
  const all = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
  const isWide = ({ left, right }) => right > clientWidth + 1 || left < -1;
  const wide = all.filter((element) => isWide(element.getBoundingClientRect()) && !isClipped(element));
  const cut = all.filter((element) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isControl = element.matches('button, a, label, h1, h2, h3, [role=tab], .ant-tag, .ant-segmented');
    return isControl && overflowX !== 'visible' && textOverflow !== 'ellipsis' && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
  });
  const spilled = all.filter((element) => {
    if (!element.matches('button, [role=tab], .ant-btn, .ant-tag, .ant-segmented-item') || clips(element) || isClipped(element)) return false;
    const box = element.getBoundingClientRect();
    const range = document.createRange();
    return [...element.querySelectorAll('*'), element].some((inner) =>
      !clips(inner) && !isClipped(inner) && [...inner.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE || node.nodeValue.trim() === '' || !inner.checkVisibility({ visibilityProperty: true })) return false;
        range.selectNodeContents(node);
        const { left, right, bottom, top } = range.getBoundingClientRect();
        return left < box.left - 1 || right > box.right + 1 || bottom > box.bottom + 3 || top < box.top - 3;
      }));
  });
  return scrollWidth > clientWidth || cut.length + spilled.length > 0
    ? [scrollWidth + ' px', ...wide.slice(-4).map(named), ...cut.map(named), ...spilled.map(named)]
    : [];
})()`;

/** What of a page does not fit: what is wider than the window, and controls whose text is longer than they are. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(FAULTS);
}
