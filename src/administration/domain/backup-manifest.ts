import type { BackupKind } from './backup.js';

/** Archives of this format contain the uploads themselves, as downloads do. */
export const UPLOADS_INSIDE = 1;
/** Archives of this format list their uploads, whose contents are in a pool beside them. */
export const FORMAT_VERSION = 2;
export const READABLE_FORMATS = [UPLOADS_INSIDE, FORMAT_VERSION];

/** A table in an archive, in PostgreSQL's text format of COPY. */
export type TableManifest = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** Hexadecimal hash of all rows, ordered by primary key. */
  readonly sha256: string;
};

/** The uploads of an archive; `sha256` covers every key and its content, or the list of their hashes. */
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
