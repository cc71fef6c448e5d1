import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { followTooltips } from './follow-tooltips.ts';
import styles from './tooltip-layer.module.css';

/** Distance to the anchor, and minimum distance to the window's edges, in px. */
const GAP = 6;

/** Shows the tooltip of the hovered or focused element above everything else. */
export function TooltipLayer() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => followTooltips(document, setAnchor), []);
  return anchor ? <Tooltip anchor={anchor} text={anchor.dataset.tip ?? ''} /> : null;
}

function Tooltip({ anchor, text }: { anchor: HTMLElement; text: string }) {
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = tip.current;
    if (!element) return;
    // Uses the top layer, or else the end of the page where it is not supported.
    element.showPopover?.();
    const place = anchor.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    const page = document.documentElement;
    const left = Math.min(place.left + (place.width - width) / 2, page.clientWidth - width - GAP);
    const isRoomBelow = place.bottom + GAP + height + GAP <= page.clientHeight;
    const top = isRoomBelow ? place.bottom + GAP : place.top - GAP - height;
    Object.assign(element.style, { left: `${Math.max(GAP, left)}px`, top: `${top}px` });
  }, [anchor, text]);
  return (
    <div ref={tip} role="tooltip" popover="manual" className={styles.tooltip}>
      {text}
    </div>
  );
}
