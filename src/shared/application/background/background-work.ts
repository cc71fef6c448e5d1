/** The queues of the installation. */
export const QUEUES = ['mail', 'export', 'webhook', 'import', 'payment', 'application', 'push'] as const;
export type QueueName = (typeof QUEUES)[number];

/**
 * Work that outlives requests and processes. Its queue is the rows that describe it: they say what is due, and what
 * became of it. A module marks one method that finds the due rows of its queue, and one that works on them.
 */
export abstract class BackgroundWork {
  /** Lets this process look for due rows after the commit. Otherwise it and others find them within two seconds. */
  abstract wake(queue: QueueName): void;
}

/** Metadata keys of the methods that find the due rows of a queue, and that work on them. */
export const FINDER = 'finder of work';
export const WORKER = 'worker';

/** How a method gets the ids of a queue. */
export type Worker = {
  readonly queue: QueueName;
  /** How many ids at a time, of which none waits for another; without it the ids of a group are worked on together. */
  readonly atOnce?: number;
  /** Whether the method gets many ids, and again all of them if it throws. */
  readonly inBatches?: true;
};

/** Marks the method that returns the ids of at most so many due rows on which no process works, most urgent first. */
export function FindsWork(queue: QueueName) {
  return (
    _target: object,
    _name: string | symbol,
    { value }: TypedPropertyDescriptor<(limit: number) => Promise<readonly number[]>>,
  ): void => mark(FINDER, value, queue);
}

/**
 * Lets a method do the work of a queue: it gets the id of a row that was due, and again one for which it throws. A row
 * may have been found just before it was done, so the method looks at it first.
 */
export function WorksOn(queue: QueueName, options: Pick<Worker, 'atOnce'> = {}) {
  return (
    _target: object,
    _name: string | symbol,
    { value }: TypedPropertyDescriptor<(id: number) => Promise<void>>,
  ): void => mark(WORKER, value, { queue, ...options });
}

/** Lets a method do the work of a queue: it gets many ids, and again all of them if it throws. */
export function WorksOnBatches(queue: QueueName) {
  return (
    _target: object,
    _name: string | symbol,
    { value }: TypedPropertyDescriptor<(ids: readonly number[]) => Promise<void>>,
  ): void => mark(WORKER, value, { queue, inBatches: true });
}

function mark(key: string, method: object | undefined, value: Worker | QueueName): void {
  if (method) Reflect.defineMetadata(key, value, method);
}
