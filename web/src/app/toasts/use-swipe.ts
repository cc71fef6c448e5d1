import { useRef, useState, type PointerEvent } from 'react';

/** How far a toast has to be dragged sideways to go, in px. */
export const SWIPE_THRESHOLD = 50;

/** Follows a sideways drag and calls back when it went far enough. */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);

  const end = () => {
    start.current = null;
    setOffset(0);
  };

  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        start.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current !== null) setOffset(event.clientX - start.current);
      },
      onPointerUp: (event: PointerEvent) => {
        const far = start.current !== null && Math.abs(event.clientX - start.current) >= SWIPE_THRESHOLD;
        end();
        if (far) onSwipe();
      },
      onPointerCancel: end,
      onPointerLeave: end,
    },
  };
}
