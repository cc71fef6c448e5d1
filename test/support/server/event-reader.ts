import type { ApiClient } from './api-client.js';

/** An event as it came in. */
export type ReceivedEvent = { readonly name: string; readonly id?: string; readonly data: Record<string, unknown> };

/** Milliseconds to wait for what comes within one or two where there is nothing else to do. */
const PATIENCE = 120_000;
/** Milliseconds in which a stream ends for a reason that is told: half as long as the server takes to look by itself. */
const SOON = 15_000;

/** Reads the live events of one client, as a browser tab would. */
export class EventReader {
  readonly events: ReceivedEvent[] = [];
  /** Milliseconds that the server asked to wait before coming back. */
  retry?: number;
  /** The id to come back with. */
  lastEventId?: string;
  isOpen = true;
  private taken = 0;
  private readonly closing = new AbortController();

  private constructor(readonly response: Response) {}

  /** Opens a stream; whatever the answer is, `response` tells. */
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

  /** Opens one that carries events already. */
  static async listening(client: ApiClient, lastEventId?: string): Promise<EventReader> {
    const reader = await EventReader.open(client, lastEventId);
    await reader.next('unread');
    return reader;
  }

  /** The next event of this name after those that were taken; others on the way are passed over. */
  async next(name: string, fits: (data: ReceivedEvent['data']) => boolean = () => true): Promise<ReceivedEvent> {
    const deadline = Date.now() + PATIENCE;
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

  /** What `keyOf` says of the events of this name, once there are so many different ones. */
  async all<T>(name: string, count: number, keyOf: (data: ReceivedEvent['data']) => T): Promise<T[]> {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const keys = new Set(this.events.filter((event) => event.name === name).map(({ data }) => keyOf(data)));
      if (keys.size >= count) return [...keys];
      if (Date.now() > deadline) throw new Error(`Only ${keys.size} of ${count} came: ${JSON.stringify(this.events)}`);
      await pause();
    }
  }

  /** Resolves when the server has ended the stream. */
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
      // Closed from here, or cut off from there: over in any case.
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
