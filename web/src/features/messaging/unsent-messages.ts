import { tabStore } from '@/lib/browser.ts';

/** A message on its way, or one that did not get there. */
export interface UnsentMessage {
  /** The server stores one message under it, however often it is sent. */
  clientId: string;
  content: string;
  writtenAt: string;
  state: 'sending' | 'failed';
}

/** What somebody wrote in a conversation that is not with the server yet. */
export interface Unsent {
  draft: string;
  messages: readonly UnsentMessage[];
}

/** Whose unsent words, and in which conversation. */
export interface UnsentPlace {
  userId: number;
  conversationId: number;
}

const PREFIX = 'wayfare:unsent:';
const NOTHING: Unsent = { draft: '', messages: [] };

/** Keeps what was not sent, also when the page is loaded anew. */
export function createUnsentMessages(storage: Storage) {
  const known = new Map<string, Unsent>();
  const listeners = new Set<() => void>();

  const read = (place: UnsentPlace): Unsent => {
    const key = keyOf(place);
    const unsent = known.get(key) ?? parse(storage.getItem(key));
    known.set(key, unsent);
    return unsent;
  };

  const change = (place: UnsentPlace, changes: Partial<Unsent>) => {
    const key = keyOf(place);
    const unsent = { ...read(place), ...changes };
    known.set(key, unsent);
    write(storage, key, unsent);
    for (const listener of listeners) listener();
  };

  const changeMessages = (place: UnsentPlace, changed: (messages: readonly UnsentMessage[]) => UnsentMessage[]) =>
    change(place, { messages: changed(read(place).messages) });

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    keepDraft: (place: UnsentPlace, draft: string) => change(place, { draft }),
    /** The draft becomes a message on its way. */
    post: (place: UnsentPlace, message: UnsentMessage) =>
      change(place, { draft: '', messages: [...read(place).messages, message] }),
    mark: (place: UnsentPlace, clientId: string, state: UnsentMessage['state']) =>
      changeMessages(place, (messages) =>
        messages.map((message) => (message.clientId === clientId ? { ...message, state } : message)),
      ),
    drop: (place: UnsentPlace, clientIds: ReadonlySet<string>) =>
      changeMessages(place, (messages) => messages.filter(({ clientId }) => !clientIds.has(clientId))),
    /** Forgets what anybody wrote in this tab. */
    forgetAll(): void {
      known.clear();
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const key of keys) if (key?.startsWith(PREFIX)) storage.removeItem(key);
      for (const listener of listeners) listener();
    },
  };
}

export type UnsentMessages = ReturnType<typeof createUnsentMessages>;

/** The unsent messages of this tab. */
export const unsentMessages = createUnsentMessages(tabStore);

function keyOf({ userId, conversationId }: UnsentPlace): string {
  return `${PREFIX}${userId}:${conversationId}`;
}

function parse(text: string | null): Unsent {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('draft' in value) || !('messages' in value)) return NOTHING;
    const messages = Array.isArray(value.messages) ? value.messages.filter(isUnsentMessage) : [];
    return {
      draft: typeof value.draft === 'string' ? value.draft : '',
      // Whoever was sending them is gone with the page before.
      messages: messages.map((message) => ({ ...message, state: 'failed' })),
    };
  } catch {
    return NOTHING;
  }
}

function isUnsentMessage(value: unknown): value is UnsentMessage {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['clientId', 'content', 'writtenAt'].every((name) => typeof Reflect.get(value, name) === 'string')
  );
}

function write(storage: Storage, key: string, unsent: Unsent): void {
  try {
    if (unsent.draft === '' && unsent.messages.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(unsent));
  } catch {
    // A full or forbidden storage costs the memory after a reload, nothing else.
  }
}
