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
}

/** Metadata key of the method that does the work of a queue. */
export const WORKER = 'worker';

/** How a method gets the ids of a queue. */
export type Worker = {
  readonly queue: QueueName;
  /** How many ids at a time, of which none waits for another; without it the ids of a group are worked on together. */
  readonly atOnce?: number;
  /** Whether the method gets many ids, and again all of them if it throws. */
  readonly inBatches?: true;
};

/** Lets a method of a provider do the work of a queue: it gets an id, and again one for which it throws. */
export function WorksOn(queue: QueueName, options: Pick<Worker, 'atOnce'> = {}) {
  return (
    _target: object,
    _name: string | symbol,
    { value }: TypedPropertyDescriptor<(id: number) => Promise<void>>,
  ): void => mark(value, { queue, ...options });
}

/** Lets a method of a provider do the work of a queue: it gets many ids, and again all of them if it throws. */
export function WorksOnBatches(queue: QueueName) {
  return (
    _target: object,
    _name: string | symbol,
    { value }: TypedPropertyDescriptor<(ids: readonly number[]) => Promise<void>>,
  ): void => mark(value, { queue, inBatches: true });
}

function mark(method: object | undefined, worker: Worker): void {
  if (method) Reflect.defineMetadata(WORKER, worker, method);
}
