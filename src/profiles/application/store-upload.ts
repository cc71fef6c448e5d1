import { FairQueue } from '../../shared/application/limits/fair-queue.js';
import { Clock } from '../../shared/application/clock.js';
import { FileStore } from '../../shared/application/file-store.js';
import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import { tidyFileName, type UploadedFile } from '../domain/uploaded-file.js';
import { UploadedFiles } from './ports/uploaded-files.js';

/** Each upload that is being stored holds its content in memory, and then a database connection. */
const AT_ONCE = 3;

type StoreUploadCommand = {
  readonly file: Omit<UploadedFile, 'bytes' | 'uploadedAt'>;
  /** What to put into the file store, by its key there. */
  readonly contents: readonly { readonly key: string; read(): Promise<Uint8Array> }[];
  /** Refers to the new file, in the transaction that adds it, and returns the key of the file that it replaces. */
  replace(): Promise<string | undefined>;
};

/** Stores an accepted upload: files first, then rows, so that no row names a file that is not there. */
@UseCase()
export class StoreUpload {
  private readonly turns = new FairQueue({ atOnce: AT_ONCE });

  constructor(
    private readonly store: FileStore,
    private readonly files: UploadedFiles,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute(command: StoreUploadCommand): Promise<void> {
    return this.turns.run(() => this.keep(command));
  }

  private async keep({ file, contents, replace }: StoreUploadCommand): Promise<void> {
    let bytes = 0;
    for (const { key, read } of contents) {
      const content = await read();
      await this.store.put(key, content);
      bytes += content.length;
    }
    const uploadedAt = this.clock.now();
    await this.unitOfWork.run(async () => {
      const former = await replace();
      await this.files.add({ ...file, fileName: tidyFileName(file.fileName), bytes, uploadedAt });
      if (former !== undefined) await this.files.replaced(former, uploadedAt);
    });
  }
}
