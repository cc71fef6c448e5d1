import { useEffect, useState } from 'react';

/** The topmost open modal dialog element. It covers everything else and makes it inert, so toasts must be inside it. */
export function useOpenDialog(isWatching: boolean): Element | undefined {
  const [dialog, setDialog] = useState<Element>();

  useEffect(() => {
    if (!isWatching) return;
    const update = () => setDialog([...document.querySelectorAll('dialog[open]')].at(-1));
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [isWatching]);

  return isWatching ? dialog : undefined;
}
