/**
 * Runs a task in one tab at a time: the one that was visible last, or another after that one closes. Browsers limit the
 * number of connections to a server across all tabs.
 */
export function runInOneTab(name: string, begin: () => () => void): () => void {
  // Available on secure origins only; elsewhere every tab runs the task.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return begin();

  const stopped = new AbortController();
  let release = () => {};
  let isHolding = false;
  let takesOver = document.visibilityState === 'visible';
  let queue = new AbortController();

  const hold = async () => {
    while (!stopped.signal.aborted) {
      queue = new AbortController();
      const options = takesOver ? { steal: true } : { signal: queue.signal };
      takesOver = false;
      let end = () => {};
      try {
        await locks.request(name, options, () => {
          if (stopped.signal.aborted) return;
          isHolding = true;
          end = begin();
          return new Promise<void>((resolve) => {
            release = resolve;
          });
        });
      } catch {
        // Another tab took over, or this one stopped waiting in order to take over.
      }
      isHolding = false;
      end();
    }
  };
  void hold();

  const onVisibility = () => {
    if (document.visibilityState !== 'visible' || isHolding) return;
    takesOver = true;
    queue.abort();
  };
  document.addEventListener('visibilitychange', onVisibility);

  return () => {
    stopped.abort();
    document.removeEventListener('visibilitychange', onVisibility);
    queue.abort();
    release();
  };
}
