/** The queues of the installation. */
export const QUEUES = ['mail', 'export', 'webhook', 'import', 'payment'] as const;
export type QueueName = (typeof QUEUES)[number];

/** Options of a piece of work: how long it waits, and whether it goes before others. */
export type WorkOptions = { readonly delaySeconds?: number; readonly isUrgent?: boolean };

/**
 * Work that outlives requests and processes. Each piece is the id of a row that says what to do and whether it was done,
 * because after a crash the same id may come again.
 */
export abstract class BackgroundWork {
  /** Adds work in the open transaction, if there is one: a rollback takes it back. */
  abstract add(queue: QueueName, ids: readonly number[], options?: WorkOptions): Promise<void>;

  /** Sets what processes a queue, some ids at a time. If it throws, they come again. Call it before the application starts. */
  abstract process(queue: QueueName, work: (ids: readonly number[]) => Promise<void>): void;
}
