import type { BackupKind } from './backup.js';

export const FORMAT_VERSION = 1;

/** A table in an archive, in PostgreSQL's text format of COPY. */
export type TableManifest = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** Of all rows in the order of the primary key, in hexadecimal digits. */
  readonly sha256: string;
};

/** The uploads in an archive; `sha256` covers every key and its content. */
type UploadsManifest = { readonly count: number; readonly bytes: number; readonly sha256: string };

/** What an archive contains. */
export type BackupManifest = {
  readonly formatVersion: number;
  /** Name of the last migration that the tables went through. */
  readonly schemaVersion: string;
  /** Version of PostgreSQL. */
  readonly serverVersion: string;
  readonly kind: BackupKind;
  readonly createdAt: string;
  /** Ordered so that every table comes after those that it refers to. */
  readonly tables: readonly TableManifest[];
  /** Last values by name, so that no number is ever given out twice. */
  readonly sequences: Readonly<Record<string, number>>;
  readonly uploads: UploadsManifest;
};
