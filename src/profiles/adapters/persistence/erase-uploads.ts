import { Injectable } from '@nestjs/common';
import { AccountDeleted } from '#identity';
import { Database } from '#platform/postgres/database.js';
import { On } from '#shared/application/event-bus.js';
import { FileStore } from '#shared/application/file-store.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { storeKeysOf } from '../../domain/uploaded-file.js';

const FILES = 'delete from uploaded_file where owner_id = any($1::int[]) returning key';

/** Deletes the uploads of a deleted account. */
@Injectable()
export class EraseUploads {
  constructor(
    private readonly database: Database,
    private readonly store: FileStore,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  @On(AccountDeleted)
  async erase({ parties }: AccountDeleted): Promise<void> {
    const files = await this.database.query<{ key: string }>(FILES, [parties]);
    // The next sweep deletes any files left by a crash.
    this.unitOfWork.afterCommit(async () => {
      for (const key of files.flatMap((file) => storeKeysOf(file.key))) await this.store.delete(key);
    });
  }
}
