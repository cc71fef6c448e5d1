import type { BackupKind } from './backup.js';

export const FORMAT_VERSION = 1;

/** A table in an archive, in PostgreSQL's text format of COPY. */
export type TableManifest = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** Hexadecimal hash of all rows, ordered by primary key. */
  readonly sha256: string;
};

/** The uploads in an archive; `sha256` covers every key and its content. */
type UploadsManifest = { readonly count: number; readonly bytes: number; readonly sha256: string };

/** What an archive contains. */
export type BackupManifest = {
  readonly formatVersion: number;
  /** Name of the last applied migration. */
  readonly schemaVersion: string;
  /** Version of PostgreSQL. */
  readonly serverVersion: string;
  readonly kind: BackupKind;
  readonly createdAt: string;
  /** Ordered so that every table comes after those it references. */
  readonly tables: readonly TableManifest[];
  /** Last values by name, so that no id is ever assigned twice. */
  readonly sequences: Readonly<Record<string, number>>;
  readonly uploads: UploadsManifest;
};
