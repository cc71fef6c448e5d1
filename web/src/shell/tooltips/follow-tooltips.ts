/** Hover delay before a tooltip opens, in ms. */
export const TOOLTIP_DELAY = 700;

/** Time in ms after a tooltip closes during which the next one opens without delay. */
export const TOOLTIP_SKIP_DELAY = 300;

/** Time in ms to move the pointer from the anchor to the tooltip. */
const CROSSING = 120;

const ANCHOR = '[data-tip]';

/**
 * Tracks which element's tooltip to show on hover or keyboard focus: elements whose
 * `data-tip` labels them. Shows none while the element has a popup open.
 */
export function followTooltips(page: Document, show: (anchor: HTMLElement | null) => void): () => void {
  let shown: HTMLElement | null = null;
  /** The hovered or focused element; a dismissed tooltip stays closed until it is left. */
  let current: HTMLElement | null = null;
  let closedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopped = new AbortController();

  const set = (anchor: HTMLElement | null) => {
    clearTimeout(timer);
    if (shown === anchor) return;
    if (anchor === null) closedAt = performance.now();
    shown = anchor;
    show(anchor);
  };
  const open = (anchor: HTMLElement) => {
    const isUsable = anchor.isConnected && anchor.getAttribute('aria-expanded') !== 'true';
    set(isUsable ? anchor : null);
  };
  const enter = (anchor: HTMLElement) => {
    current = anchor;
    clearTimeout(timer);
    const isSoon = shown !== null || performance.now() - closedAt < TOOLTIP_SKIP_DELAY;
    if (isSoon) open(anchor);
    else timer = setTimeout(() => open(anchor), TOOLTIP_DELAY);
  };
  const leave = () => {
    current = null;
    clearTimeout(timer);
    timer = setTimeout(() => set(null), CROSSING);
  };
  const dismiss = () => set(null);

  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || !(target instanceof Element)) return;
    if (target.closest('[role="tooltip"]')) clearTimeout(timer);
    else {
      const anchor = target.closest<HTMLElement>(ANCHOR);
      if (anchor === null) leave();
      else if (anchor !== current) enter(anchor);
      else if (shown === anchor) clearTimeout(timer);
    }
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    const anchor = target instanceof HTMLElement && target.matches(':focus-visible') ? target.closest(ANCHOR) : null;
    if (anchor instanceof HTMLElement) open(anchor);
    else dismiss();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') dismiss();
  };

  const options = { signal: stopped.signal, capture: true };
  page.addEventListener('pointerover', onPointerOver, options);
  page.documentElement.addEventListener('pointerleave', leave, options);
  page.addEventListener('focusin', onFocusIn, options);
  for (const type of ['pointerdown', 'click', 'scroll', 'focusout']) page.addEventListener(type, dismiss, options);
  page.addEventListener('keydown', onKeyDown, options);
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
}
