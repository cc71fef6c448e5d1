import type { Page } from '@playwright/test';

/** Where a page is wider than its window, controls that hide part of their text or are shorter than it, and touching words. */
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
    const isControl = element.matches('button, a, label, h1, h2, h3, [role=tab], .ant-tag, .ant-segmented, .ant-segmented-item-label');
    // What people wrote may end in an ellipsis, but not the choices of the site.
    const mayEnd = textOverflow === 'ellipsis' && !element.matches('.ant-segmented-item-label');
    return isControl && overflowX !== 'visible' && !mayEnd && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
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
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const linesOf = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width }) => width > 1);
  };
  const areTouching = (one, other) =>
    one.bottom - other.top > 4 && other.bottom - one.top > 4 && Math.max(one.left, other.left) - Math.min(one.right, other.right) < 2;
  const touching = [];
  for (let before = texts.nextNode(), text; before && (text = texts.nextNode()); before = text) {
    if (before.parentElement === text.parentElement || isClipped(before) || isClipped(text) || !text.parentElement.checkVisibility({ visibilityProperty: true })) continue;
    // The Arabic word for “and” is written together with the next one.
    if (!/(?<!^|\\s)[\\p{L}\\p{N}]$/u.test(before.nodeValue) || !/^[\\p{L}\\p{N}]/u.test(text.nodeValue)) continue;
    const lines = linesOf(text);
    if (linesOf(before).some((one) => lines.some((other) => areTouching(one, other)))) touching.push(before.nodeValue + '|' + text.nodeValue.slice(0, 30));
  }
  return scrollWidth > clientWidth || cut.length + spilled.length + touching.length > 0
    ? [scrollWidth + ' px', ...wide.slice(-4).map(named), ...cut.map(named), ...spilled.map(named), ...touching]
    : [];
})()`;

/**
 * What of a page does not fit: what is wider than the window, controls whose text is longer than they are, and words of
 * two elements without a space between them.
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(FAULTS);
}
