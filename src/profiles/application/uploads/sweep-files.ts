import { Clock } from '#shared/application/clock.js';
import { FileStore } from '#shared/application/file-store.js';
import { ScheduledTask, type TaskResult } from '#shared/application/background/scheduled-task.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { utc } from '#shared/domain/values/utc-day.js';
import { storeKeysOf, fileKeyOf } from '../../domain/uploaded-file.js';
import { UploadedFiles } from '../ports/uploaded-files.js';

/** Hours for which an unused file is kept: its record may not be stored yet, or a cached page may refer to it. */
const GRACE_HOURS = 1;
const BATCH = 500;

/** Deletes files that were replaced, whose owners were deleted, or whose records were never stored. */
@UseCase()
export class SweepFiles {
  constructor(
    private readonly store: FileStore,
    private readonly files: UploadedFiles,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  @ScheduledTask('sweep-files', '20 1 * * *', { deletes: true })
  async execute(): Promise<TaskResult> {
    const before = utc(this.clock.now()).subtract(GRACE_HOURS, 'hour').toDate();
    await this.store.discardUnfinished(before);
    const files = (await this.sweepUnused(before)) + (await this.sweepOrphans(before));
    return { deleted: { files } };
  }

  private async sweepUnused(before: Date): Promise<number> {
    let files = 0;
    let after: string | undefined = '';
    while (after !== undefined) {
      const page = await this.files.uses(after, BATCH);
      const unused = page.filter(({ isUsed, neededUntil }) => !isUsed && neededUntil < before).map(({ key }) => key);
      // Files first: after a crash, the next sweep finds the records again.
      for (const key of unused.flatMap(storeKeysOf)) await this.store.delete(key);
      await this.unitOfWork.run(() => this.files.forget(unused));
      files += unused.length;
      after = page.length < BATCH ? undefined : page.at(-1)?.key;
    }
    return files;
  }

  private async sweepOrphans(before: Date): Promise<number> {
    let files = 0;
    const batch: { readonly key: string; readonly storeKey: string }[] = [];
    for await (const { key: storeKey, storedAt } of this.store.list()) {
      const key = fileKeyOf(storeKey);
      if (key && storedAt < before) batch.push({ key, storeKey });
      if (batch.length === BATCH) files += await this.deleteOrphans(batch.splice(0));
    }
    return files + (await this.deleteOrphans(batch));
  }

  private async deleteOrphans(batch: readonly { readonly key: string; readonly storeKey: string }[]): Promise<number> {
    const known = await this.files.known([...new Set(batch.map(({ key }) => key))]);
    const orphans = batch.filter(({ key }) => !known.has(key));
    for (const { storeKey } of orphans) await this.store.delete(storeKey);
    return orphans.length;
  }
}
