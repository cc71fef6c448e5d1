import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Within this distance of the end, in px, the thread follows new messages. */
const NEAR_END = 80;

/** Within this distance of the start, in px, older messages are loaded. */
const NEAR_START = 240;

interface ThreadScrollOptions {
  /** Keys of the first and the last message. */
  firstKey: string | undefined;
  lastKey: string | undefined;
  isLastOwn: boolean;
  onNearStart: () => void;
}

/** Scrolls along with new messages while the end is visible, and otherwise keeps the position. */
export function useThreadScroll({ firstKey, lastKey, isLastOwn, onNearStart }: ThreadScrollOptions) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef({ firstKey, lastKey: undefined as string | undefined, height: 0, isAtEnd: true });
  const [hasNewMessages, setHasNewMessages] = useState(false);

  const goToEnd = useCallback(() => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
    seen.current.isAtEnd = true;
    setHasNewMessages(false);
  }, []);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = seen.current;
    if (before.firstKey !== firstKey) element.scrollTop += element.scrollHeight - before.height;
    const isNew = before.lastKey !== lastKey;
    seen.current = { ...before, firstKey, lastKey, height: element.scrollHeight };
    if (before.isAtEnd || (isNew && isLastOwn)) goToEnd();
    else if (isNew) setHasNewMessages(true);
  }, [firstKey, lastKey, isLastOwn, goToEnd]);

  // The box shrinks when a keyboard opens or the text box grows.
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(() => {
      if (seen.current.isAtEnd) goToEnd();
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [goToEnd]);

  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    seen.current.height = element.scrollHeight;
    seen.current.isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
    if (seen.current.isAtEnd) setHasNewMessages(false);
    if (element.scrollTop < NEAR_START) onNearStart();
  };

  return { box, onScroll, hasNewMessages, goToEnd };
}
