const KEY = 'wayfare:reloaded-builds';

/** What a page needs to load itself anew. */
interface ReloadOptions {
  storage: Storage;
  /** Names the build that runs now. */
  build: string;
  reload: () => void;
}

/**
 * Loads the page anew, unless that was tried for this build in this tab already; says whether it does. Servers of two
 * builds may answer in turn, so that one remembered build would not be enough.
 */
export function reloadOnce({ storage, build, reload }: ReloadOptions): boolean {
  try {
    const before = (storage.getItem(KEY) ?? '').split('\n').filter(Boolean);
    if (before.includes(build)) return false;
    storage.setItem(KEY, [...before, build].join('\n'));
  } catch {
    // Without a memory it could go on forever.
    return false;
  }
  reload();
  return true;
}
