import { Injectable } from '@nestjs/common';
import { DatabaseWatch } from '#shared/application/database-watch.js';
import { FileStore } from '#shared/application/file-store.js';
import { DiskSpace } from './files/disk-space.js';

/** Lifetime in milliseconds of what the file store said, so that callers cannot flood it. */
const FILES_LIFETIME = 5_000;

/** The state of each dependency. */
export type DependencyStates = {
  readonly database: 'ok' | 'away' | 'full';
  /** The disk of `DATA_DIR`, which uploads and backups need. */
  readonly disk: 'ok' | 'full';
  readonly files: 'ok' | 'away';
};

/** Checks what all processes share. */
@Injectable()
export class Dependencies {
  private files: { readonly state: Promise<'ok' | 'away'>; readonly until: number } | undefined;

  constructor(
    private readonly database: DatabaseWatch,
    private readonly disk: DiskSpace,
    private readonly store: FileStore,
  ) {}

  async states(): Promise<DependencyStates> {
    const [database, hasRoom, files] = await Promise.all([
      this.databaseState(),
      this.disk.hasRoom(),
      this.filesState(),
    ]);
    return { database, disk: hasRoom ? 'ok' : 'full', files };
  }

  private async databaseState(): Promise<DependencyStates['database']> {
    if (!(await this.database.responds())) return 'away';
    return (await this.disk.databaseHasRoom()) ? 'ok' : 'full';
  }

  private filesState(): Promise<'ok' | 'away'> {
    const now = performance.now();
    if (!this.files || this.files.until <= now) {
      const state = this.store.problem().then((problem) => (problem ? 'away' : 'ok'));
      this.files = { state, until: now + FILES_LIFETIME };
    }
    return this.files.state;
  }
}
