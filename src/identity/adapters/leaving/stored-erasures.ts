import { Injectable } from '@nestjs/common';
import { FileStore } from '../../../shared/application/file-store.js';
import { Erasures, type Erasure } from '../../application/ports/privacy/erasures.js';

const KEY = /^erased-(\d+)-(\d+)\.txt$/;
const CONTENT = Buffer.from('This account was deleted. Wayfare deletes it again after restoring an older backup.\n');

/** Stores a file per deleted account: restoring a backup adds files to the store but never removes any. */
@Injectable()
export class StoredErasures implements Erasures {
  constructor(private readonly store: FileStore) {}

  async record(erasure: Erasure): Promise<void> {
    await this.store.put(keyOf(erasure), CONTENT);
  }

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
