import type { BackupKind } from './backup.js';

/** Number of the form that archives have; one that knows less refuses what is newer. */
export const FORMAT_VERSION = 2;

/** The counter behind a column whose values the database gives. */
export type Counter = { readonly column: string; readonly value: number; readonly isCalled: boolean };

/** A column of a primary key; text is sorted bytewise. */
export type KeyColumn = { readonly name: string; readonly isText: boolean };

/** A table in an archive; its rows in PostgreSQL's text format of COPY, in as many parts as it takes. */
export type TableManifest = {
  readonly name: string;
  readonly columns: readonly string[];
  /** By which its rows are sorted. */
  readonly key: readonly KeyColumn[];
  readonly counters: readonly Counter[];
  readonly rows: number;
  /** Of all parts one after the other, in hexadecimal digits. */
  readonly sha256: string;
};

/** An upload in an archive: a line of the list that goes along with the uploads. */
export type UploadManifest = { readonly key: string; readonly bytes: number; readonly sha256: string };

/** All uploads in an archive. There may be any number of them, so that they are listed beside the manifest. */
export type UploadsManifest = {
  readonly count: number;
  readonly bytes: number;
  /** Of the list, in hexadecimal digits. */
  readonly sha256: string;
};

/** What is in an archive. */
export type BackupManifest = {
  readonly formatVersion: number;
  /** Name of the last migration that the tables went through. */
  readonly schemaVersion: string;
  /** Version of PostgreSQL. */
  readonly serverVersion: string;
  readonly kind: BackupKind;
  readonly createdAt: string;
  /** In an order in which every table comes after those that it refers to. */
  readonly tables: readonly TableManifest[];
  readonly uploads: UploadsManifest;
};
