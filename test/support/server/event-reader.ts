import type { ApiClient } from './api-client.js';

/** A received event. */
export type ReceivedEvent = { readonly name: string; readonly id?: string; readonly data: Record<string, unknown> };

/** Timeout in milliseconds; generous, for busy machines. */
const TIMEOUT = 120_000;
/** Milliseconds within which a notified stream ends: half of the server's polling interval. */
const SOON = 15_000;

/** Reads the live events of one client, as a browser tab would. */
export class EventReader {
  readonly events: ReceivedEvent[] = [];
  /** The reconnection delay from the server in milliseconds. */
  retry?: number;
  /** The last event id, for reconnecting. */
  lastEventId?: string;
  isOpen = true;
  private taken = 0;
  private readonly closing = new AbortController();

  private constructor(readonly response: Response) {}

  /** Opens a stream; see `response` for the result. */
  static async open(client: ApiClient, lastEventId?: string): Promise<EventReader> {
    const abort = new AbortController();
    const response = await fetch(`${client.address}/api/events`, {
      headers: {
        'accept-encoding': 'gzip',
        ...(client.sessionCookie ? { cookie: client.sessionCookie } : {}),
        ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      },
      signal: abort.signal,
    });
    const reader = new EventReader(response);
    reader.closing.signal.addEventListener('abort', () => abort.abort());
    void reader.read();
    return reader;
  }

  /** Opens a stream and waits for its first event. */
  static async listening(client: ApiClient, lastEventId?: string): Promise<EventReader> {
    const reader = await EventReader.open(client, lastEventId);
    await reader.next('unread');
    return reader;
  }

  /** The next event of this name; skips others. */
  async next(name: string, fits: (data: ReceivedEvent['data']) => boolean = () => true): Promise<ReceivedEvent> {
    const deadline = Date.now() + TIMEOUT;
    for (;;) {
      const index = this.events.findIndex((event, i) => i >= this.taken && event.name === name && fits(event.data));
      const event = this.events[index];
      if (event) {
        this.taken = index + 1;
        return event;
      }
      if (Date.now() > deadline) throw new Error(`No ${name} came; there are ${JSON.stringify(this.events)}`);
      await pause();
    }
  }

  /** The events after the last that `next` returned. */
  get waiting(): readonly ReceivedEvent[] {
    return this.events.slice(this.taken);
  }

  /** The keys of the events of this name, once there are `count` distinct ones. */
  async all<T>(name: string, count: number, keyOf: (data: ReceivedEvent['data']) => T): Promise<T[]> {
    const deadline = Date.now() + TIMEOUT;
    for (;;) {
      const keys = new Set(this.events.filter((event) => event.name === name).map(({ data }) => keyOf(data)));
      if (keys.size >= count) return [...keys];
      if (Date.now() > deadline) throw new Error(`Only ${keys.size} of ${count} came: ${JSON.stringify(this.events)}`);
      await pause();
    }
  }

  /** Resolves when the server ends the stream. */
  async ended(): Promise<void> {
    const deadline = Date.now() + SOON;
    while (this.isOpen) {
      if (Date.now() > deadline) throw new Error('The stream is still open.');
      await pause();
    }
  }

  close(): void {
    this.closing.abort();
  }

  private async read(): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    try {
      for await (const bytes of this.response.body ?? []) {
        text += decoder.decode(bytes as Uint8Array, { stream: true });
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) this.take(block);
      }
    } catch {
      // Closed by either side.
    }
    this.isOpen = false;
  }

  private take(block: string): void {
    const lines = block.split('\n').map((line) => /^(\w+): (.*)$/.exec(line));
    const field = (name: string) => lines.find((line) => line?.[1] === name)?.[2];
    if (field('retry')) this.retry = Number(field('retry'));
    this.lastEventId = field('id') ?? this.lastEventId;
    const name = field('event');
    if (name) this.events.push({ name, id: field('id'), data: JSON.parse(field('data') ?? '{}') });
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10));
}
