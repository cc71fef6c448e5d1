import { FileStore } from '#shared/application/file-store.js';
import { UseCase } from '#shared/application/use-case.js';

/** A deleted account. `createdAt` is included because restoring an older backup makes ids recur. */
type Erasure = { readonly userId: number; readonly createdAt: Date };

const KEY = /^erased-(\d+)-(\d+)\.txt$/;
const CONTENT = 'This account was deleted. Wayfare deletes it again after restoring an older backup.\n';

/**
 * Records deleted accounts outside the database, in a file each: restoring a backup adds files to the store but never
 * removes any, so it does not bring the accounts back.
 */
@UseCase()
export class Erasures {
  constructor(private readonly store: FileStore) {}

  async record(erasure: Erasure): Promise<void> {
    await this.store.put(keyOf(erasure), new TextEncoder().encode(CONTENT));
  }

  /** Removes the record of a deletion that failed. */
  async withdraw(erasure: Erasure): Promise<void> {
    await this.store.delete(keyOf(erasure));
  }

  async *all(): AsyncIterable<Erasure> {
    for await (const { key } of this.store.list()) {
      const [, userId, createdAt] = KEY.exec(key) ?? [];
      if (userId && createdAt) yield { userId: Number(userId), createdAt: new Date(Number(createdAt)) };
    }
  }
}

function keyOf({ userId, createdAt }: Erasure): string {
  return `erased-${userId}-${createdAt.getTime()}.txt`;
}
