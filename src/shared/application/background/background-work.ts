/** The queues of the installation. */
export const QUEUES = ['mail', 'export', 'webhook', 'import', 'payment'] as const;
export type QueueName = (typeof QUEUES)[number];

/** Delay and priority of work. */
export type WorkOptions = { readonly delaySeconds?: number; readonly isUrgent?: boolean };

/**
 * Work that outlives requests and processes. Each item is the id of a row that describes the work and whether it was
 * done, because an id may come again after a crash.
 */
export abstract class BackgroundWork {
  /** Adds work, within the open transaction if there is one. */
  abstract add(queue: QueueName, ids: readonly number[], options?: WorkOptions): Promise<void>;

  /**
   * Registers the handler of a queue. It gets ids in groups or, with `atOnce`, up to so many of which none waits for
   * another, and again those for which it throws. Call this before the start.
   */
  abstract process(queue: QueueName, work: (id: number) => Promise<void>, options?: { readonly atOnce: number }): void;

  /** Registers a handler that gets batches of ids, and again a batch for which it throws. */
  abstract processBatches(queue: QueueName, work: (ids: readonly number[]) => Promise<void>): void;
}
