import { DEVICE_KEYS } from '@/lib/browser/person.ts';
import type { JobDraft } from './job-draft.ts';
import type { NotesDrafts } from './notes-drafts.ts';
import type { Unsent, UnsentFile, UnsentMessage, UnsentMessages } from './unsent-messages.ts';
import { defaultViewSettings, type ViewSettings } from './view-settings.ts';

const JOB_DRAFT_KEY = 'wayfare:job-draft';
const NOTES_PREFIX = 'wayfare:notes:';
const UNSENT_PREFIX = 'wayfare:unsent:';

interface PersistedState {
  jobDraft: JobDraft | null;
  viewSettings: ViewSettings;
  notesDrafts: NotesDrafts;
  unsentMessages: UnsentMessages;
}

/** Unsent messages are stored per tab, everything else per browser. */
export interface Storages {
  local: Storage;
  tab: Storage;
}

/** Reads the stored state; invalid values fall back to the defaults. */
export function loadState({ local, tab }: Storages): PersistedState {
  return {
    jobDraft: toJobDraft(read(local, JOB_DRAFT_KEY)),
    viewSettings: toViewSettings(read(local, DEVICE_KEYS.viewSettings)),
    notesDrafts: readAll(local, NOTES_PREFIX, (value) => (typeof value === 'string' ? value : undefined)),
    unsentMessages: readAll(tab, UNSENT_PREFIX, toUnsent),
  };
}

/** Stores what has changed. */
export function saveChanges({ local, tab }: Storages, before: PersistedState, after: PersistedState): void {
  if (after.viewSettings !== before.viewSettings) write(local, DEVICE_KEYS.viewSettings, after.viewSettings);
  if (after.jobDraft !== before.jobDraft) write(local, JOB_DRAFT_KEY, after.jobDraft);
  writeChanged(local, NOTES_PREFIX, before.notesDrafts, after.notesDrafts);
  writeChanged(tab, UNSENT_PREFIX, before.unsentMessages, after.unsentMessages);
}

function read(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Reads a record; each entry has its own key, so that tabs do not overwrite each other's entries. */
function readAll<Value>(
  storage: Storage,
  prefix: string,
  parse: (value: unknown) => Value | undefined,
): Record<string, Value> {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const entries = keys.flatMap((key) => {
    const value = key.startsWith(prefix) ? parse(read(storage, key)) : undefined;
    return value === undefined ? [] : [[key.slice(prefix.length), value] as const];
  });
  return Object.fromEntries(entries);
}

function write(storage: Storage, key: string, value: unknown): void {
  try {
    if (value === null || value === undefined) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
  } catch {
    // If the storage is full or blocked, the value is lost on reload.
  }
}

function writeChanged(
  storage: Storage,
  prefix: string,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): void {
  for (const key of Object.keys({ ...before, ...after })) {
    if (after[key] !== before[key]) write(storage, prefix + key, after[key]);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toJobDraft(value: unknown): JobDraft | null {
  return isRecord(value) ? value : null;
}

function toViewSettings(value: unknown): ViewSettings {
  const stored = isRecord(value) ? value : {};
  const flagOf = (name: keyof ViewSettings): boolean =>
    typeof stored[name] === 'boolean' ? stored[name] : defaultViewSettings[name];
  return { filterPanelOpen: flagOf('filterPanelOpen'), opensNextApplicant: flagOf('opensNextApplicant') };
}

function toUnsent(value: unknown): Unsent | undefined {
  if (!isRecord(value)) return undefined;
  const { draft, files, messages } = value;
  return {
    draft: typeof draft === 'string' ? draft : '',
    files: toFiles(files),
    // The page that was sending them was closed.
    messages: (Array.isArray(messages) ? messages.filter(isUnsentMessage) : []).map((message) => ({
      ...message,
      files: toFiles(message.files),
      state: 'failed',
    })),
  };
}

function toFiles(value: unknown): UnsentFile[] {
  return Array.isArray(value) ? value.filter(isUnsentFile) : [];
}

function isUnsentFile(value: unknown): value is UnsentFile {
  return (
    isRecord(value) &&
    ['key', 'fileName'].every((name) => typeof value[name] === 'string') &&
    typeof value['bytes'] === 'number'
  );
}

function isUnsentMessage(value: unknown): value is UnsentMessage {
  return isRecord(value) && ['clientId', 'content', 'writtenAt'].every((name) => typeof value[name] === 'string');
}
