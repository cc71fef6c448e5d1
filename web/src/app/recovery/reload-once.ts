const KEY = 'wayfare:reloaded-builds';

/** Dependencies of a reload. */
interface ReloadOptions {
  storage: Storage;
  /** Identifies the running build. */
  build: string;
  reload: () => void;
}

/**
 * Reloads the page unless this tab already tried that for this build; returns whether it does. During an upgrade servers
 * of two builds may respond in turn, so it remembers more than one build.
 */
export function reloadOnce({ storage, build, reload }: ReloadOptions): boolean {
  try {
    const before = (storage.getItem(KEY) ?? '').split('\n').filter(Boolean);
    if (before.includes(build)) return false;
    storage.setItem(KEY, [...before, build].join('\n'));
  } catch {
    // Without storage it could reload forever.
    return false;
  }
  reload();
  return true;
}
