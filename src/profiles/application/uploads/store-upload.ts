import { FairQueue } from '#shared/application/limits/fair-queue.js';
import { Clock } from '#shared/application/clock.js';
import { FileStore } from '#shared/application/file-store.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { safeFileName, type UploadedFile } from '../../domain/uploaded-file.js';
import { UploadedFiles } from '../ports/uploaded-files.js';

/** Limited, because storing an upload holds its content in memory and then a database connection. */
const CONCURRENCY = 3;

type StoreUploadCommand = {
  readonly file: Omit<UploadedFile, 'bytes' | 'uploadedAt'>;
  /** The contents to put into the file store, with their keys there. */
  readonly contents: readonly { readonly key: string; read(): Promise<Uint8Array> }[];
  /** Links the new file in the transaction that adds it; returns the key of the file it replaces. */
  replace(): Promise<string | undefined>;
};

/** Stores an accepted upload: first the files, then their record, so that no record refers to a missing file. */
@UseCase()
export class StoreUpload {
  private readonly queue = new FairQueue({ atOnce: CONCURRENCY });

  constructor(
    private readonly store: FileStore,
    private readonly files: UploadedFiles,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute(command: StoreUploadCommand): Promise<void> {
    return this.queue.run(() => this.save(command));
  }

  private async save({ file, contents, replace }: StoreUploadCommand): Promise<void> {
    let bytes = 0;
    for (const { key, read } of contents) {
      const content = await read();
      await this.store.put(key, content);
      bytes += content.length;
    }
    const uploadedAt = this.clock.now();
    await this.unitOfWork.run(async () => {
      const former = await replace();
      await this.files.add({ ...file, fileName: safeFileName(file.fileName), bytes, uploadedAt });
      if (former !== undefined) await this.files.replaced(former, uploadedAt);
    });
  }
}
