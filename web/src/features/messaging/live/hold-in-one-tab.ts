/**
 * Runs something in one tab of the browser at a time: in the one that came to the front last, and after that one is gone
 * in another. Browsers allow few connections to a server, however many tabs there are.
 */
export function holdInOneTab(name: string, begin: () => () => void): () => void {
  // Known on secure origins only; elsewhere each tab is on its own.
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
        // Another tab took over, or this one stopped waiting to take over itself.
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
