import { useRef, useState, type PointerEvent } from 'react';

/** Horizontal distance in px that dismisses a toast. */
const SWIPE_THRESHOLD = 50;

/** Tracks a horizontal swipe and calls back when it is long enough. */
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
