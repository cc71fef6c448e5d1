import { useEffect, useRef } from 'react';

/** Milliseconds after the last keystroke until a text is saved. */
const DELAY = 1_500;

/** Saves a text once typing pauses, and when the page is left. After a failure, only typing saves again. */
export function useAutosave(text: string, isUnsaved: boolean, save: () => void): void {
  const latest = useRef(save);
  const isWaiting = useRef(false);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    isWaiting.current = isUnsaved;
    if (!isUnsaved) return;
    const timer = setTimeout(() => {
      isWaiting.current = false;
      latest.current();
    }, DELAY);
    return () => clearTimeout(timer);
  }, [isUnsaved, text]);
  useEffect(
    () => () => {
      if (isWaiting.current) latest.current();
    },
    [],
  );
}
