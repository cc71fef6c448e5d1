import { DatabaseWatch } from '#shared/application/database-watch.js';
import { WorksOn } from '#shared/application/background/background-work.js';
import { FileStore } from '#shared/application/file-store.js';
import { UseCase } from '#shared/application/use-case.js';
import { AccountExports } from './account-exports.js';

/** Builds the export that a user requested, unless it is already built. */
@UseCase()
export class BuildExport {
  constructor(
    private readonly exports: AccountExports,
    private readonly store: FileStore,
    private readonly database: DatabaseWatch,
  ) {}

  /** One after another. */
  @WorksOn('export', { atOnce: 1 })
  async execute(userId: number): Promise<void> {
    const requested = await this.exports.find(userId);
    if (requested?.state !== 'preparing') return;
    const { key } = requested;
    try {
      await this.store.put(key, this.exports.archive(userId));
    } catch (error) {
      // Retried once the database is available again.
      if (!this.database.isAway(error)) await this.exports.finish(key, 'failed');
      throw error;
    }
    // The account may have been deleted, or the export replaced by a newer one.
    if (!(await this.exports.finish(key, 'ready'))) await this.store.delete(key);
  }
}
