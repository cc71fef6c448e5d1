import type { JobDraft } from './job-draft.ts';
import { defaultViewSettings, type ViewSettings } from './view-settings.ts';

const JOB_DRAFT_KEY = 'wayfare:job-draft';
const VIEW_SETTINGS_KEY = 'wayfare:view-settings';

export interface PersistedState {
  jobDraft: JobDraft | null;
  viewSettings: ViewSettings;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readRecord(storage: Storage, key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function toJobDraft(record: Record<string, unknown> | null): JobDraft | null {
  if (record === null) return null;
  const fields = Object.entries(record).filter(
    (entry): entry is [string, string | boolean] => typeof entry[1] === 'string' || typeof entry[1] === 'boolean',
  );
  return Object.fromEntries(fields);
}

/** Reads what earlier visits left; damaged or foreign values fall back to the defaults. */
export function loadState(storage: Storage): PersistedState {
  const settings = readRecord(storage, VIEW_SETTINGS_KEY);
  return {
    jobDraft: toJobDraft(readRecord(storage, JOB_DRAFT_KEY)),
    viewSettings: {
      filterPanelOpen:
        typeof settings?.filterPanelOpen === 'boolean' ? settings.filterPanelOpen : defaultViewSettings.filterPanelOpen,
    },
  };
}

function write(storage: Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  } catch {
    // A full or forbidden storage costs the memory of the next visit, nothing else.
  }
}

/** Writes the slices that differ from the state before. */
export function saveChanges(storage: Storage, before: PersistedState, after: PersistedState): void {
  if (after.viewSettings !== before.viewSettings) {
    write(storage, VIEW_SETTINGS_KEY, JSON.stringify(after.viewSettings));
  }
  if (after.jobDraft !== before.jobDraft) {
    write(storage, JOB_DRAFT_KEY, after.jobDraft === null ? null : JSON.stringify(after.jobDraft));
  }
}
