import type { Backup, BackupKind } from '../../domain/backup.js';

/** Told while a backup is made: how many rows of a table are in it so far. */
export type OnRows = (table: string, rows: number) => void;

/** Whether a backup is what its manifest says; `problem` is a sentence. */
export type BackupCheck = { readonly verified: boolean; readonly problem?: string };

/** An archive to be sent: its size and its bytes. */
export type BackupContent = { readonly bytes: number; readonly content: AsyncIterable<Uint8Array> };

/** Where backups lie. */
export abstract class BackupShelf {
  /** Backups that were finished, newest first. */
  abstract list(): Promise<readonly Backup[]>;

  /**
   * Writes a consistent snapshot aside, reads it back whole, and only then puts it on the shelf.
   * @throws BackupFailed
   */
  abstract make(kind: BackupKind, createdAt: Date, onRows: OnRows): Promise<Backup>;

  /** Reads a backup whole and remembers what came of it. @throws BackupNotFound */
  abstract verify(name: string): Promise<BackupCheck>;

  /** @throws BackupNotFound */
  abstract open(name: string): Promise<BackupContent>;

  /** Takes a backup away, if it is there. */
  abstract remove(name: string): Promise<void>;
}
