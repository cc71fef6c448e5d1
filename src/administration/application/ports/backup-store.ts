import type { BackupCheckBody } from '../views/backups.view.js';
import type { Backup, BackupKind, BackupTrigger } from '../../domain/backup.js';

/** What to back up, and why. */
export type BackupRequest = { readonly kind: BackupKind; readonly trigger: BackupTrigger; readonly createdAt: Date };

/** Called during a backup with the number of rows read from a table so far. */
export type OnRows = (table: string, rows: number) => void;

/** An archive to download, with its uploads. The length is unknown if they are added on the way. */
export type BackupContent = { readonly bytes?: number; readonly content: AsyncIterable<Uint8Array> };

/** Where backups are kept. */
export abstract class BackupStore {
  /** Finished backups, newest first. */
  abstract list(): Promise<readonly Backup[]>;

  /**
   * Writes a consistent snapshot under a temporary name, reads all of it back, and only then adds it to the store.
   * @throws BackupFailed
   */
  abstract create(request: BackupRequest, onRows: OnRows): Promise<Backup>;

  /** Reads a whole backup and records the result. @throws BackupNotFound */
  abstract verify(name: string): Promise<BackupCheckBody>;

  /** @throws BackupNotFound */
  abstract open(name: string): Promise<BackupContent>;

  /** Deletes a backup if it exists. */
  abstract remove(name: string): Promise<void>;

  /** Deletes uploads that no backup contains any longer. */
  abstract tidy(now: Date): Promise<void>;
}
