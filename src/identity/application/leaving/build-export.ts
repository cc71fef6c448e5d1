import { FileStore } from '../../../shared/application/file-store.js';
import { UseCase } from '../../../shared/application/use-case.js';
import { AccountExports } from '../ports/account-exports.js';
import { Archiver, PersonalData } from '../ports/personal-data.js';

export type BuildExportCommand = { readonly userId: number; readonly key: string };

/** Builds a requested export. */
@UseCase()
export class BuildExport {
  constructor(
    private readonly exports: AccountExports,
    private readonly data: PersonalData,
    private readonly archiver: Archiver,
    private readonly store: FileStore,
  ) {}

  async execute({ userId, key }: BuildExportCommand): Promise<void> {
    try {
      await this.store.put(key, await this.archiver.pack(this.data.read(userId)));
    } catch (error) {
      await this.exports.finish(key, 'failed');
      throw error;
    }
    // The account may be gone, or may have asked for another one.
    if (!(await this.exports.finish(key, 'ready'))) await this.store.delete(key);
  }
}
