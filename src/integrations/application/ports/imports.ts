import type { ImportedForm } from '../../domain/imported-listing.js';
import type { ImportBody, ImportErrorBody, ImportResultBody } from '../imports/import.view.js';
import type { ImportSource } from '../../domain/listing-import.js';

/** Numbers of listings by result. */
export type ImportCounts = {
  readonly posted: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly closed: number;
  readonly refused: number;
};

/** The result of an import. */
export type ImportResult = {
  readonly counts: ImportCounts;
  readonly errors: readonly ImportErrorBody[];
  readonly notes: readonly ImportErrorBody[];
};

/** A listing of a feed that waits to be applied, or the problem for which it is refused. */
export type StagedListing = {
  readonly position: number;
  readonly reference: string;
  /** What was assumed or left out. */
  readonly notes: readonly string[];
} & ({ readonly form: ImportedForm; readonly problem: null } | { readonly form: null; readonly problem: string });

/** One attempt to apply an import; an earlier one that still runs ends when the next begins. */
export type ImportRun = {
  readonly id: number;
  readonly run: number;
  readonly userId: number;
  /** The API key that sent the feed; null if it was sent or fetched without one. */
  readonly apiKeyId: number | null;
};

/** A listing imported from a feed. */
export type KnownListing = {
  readonly reference: string;
  readonly jobId: number;
  /** Hash of the last imported form. */
  readonly hash: string;
  /** Number of consecutive feeds that did not contain it. */
  readonly missing: number;
};

/** Stores imports while feeds are read and applied. */
export abstract class Imports {
  /** Undefined while another feed of the employer is being imported. Fails an import that waits for confirmation. */
  abstract begin(userId: number, source: ImportSource, apiKeyId: number | null): Promise<number | undefined>;

  /**
   * Stores listings of a feed until they are applied. Makes room by failing the largest imports that wait for
   * confirmation.
   * @throws TooBusy if all employers together have too much that waits
   */
  abstract stage(importId: number, listings: readonly StagedListing[]): Promise<void>;

  /** Records which fields of a feed were not read. */
  abstract recordUnread(importId: number, names: readonly string[]): Promise<void>;

  /** Queues a completely read feed. */
  abstract enqueue(importId: number, received: number): Promise<void>;

  /** Marks a feed as failed, or as stopped until it is confirmed. */
  abstract halt(importId: number, state: 'stopped' | 'failed', received: number, problem: string): Promise<void>;

  /** Queues a stopped feed; returns false if there is none with this id. */
  abstract confirm(userId: number, importId: number): Promise<boolean>;

  /** Begins another run of a queued feed; undefined if it has already ended. */
  abstract start(importId: number): Promise<ImportRun | undefined>;

  /** Whether this is still the latest run; if so, no other begins before the current transaction ends. */
  abstract holds(run: ImportRun): Promise<boolean>;

  /** Staged listings after a position, in order. */
  abstract staged(importId: number, after: number, limit: number): Promise<readonly StagedListing[]>;

  /** Positions of staged listings whose reference an earlier one has. */
  abstract repeated(importId: number): Promise<readonly number[]>;

  /** `problem`: why the import ended before everything was applied. Does nothing if another run has begun. */
  abstract finish(run: ImportRun, result: ImportResult, problem?: string): Promise<void>;

  /** The employer's latest imports, newest first, without their errors. */
  abstract latest(userId: number): Promise<readonly ImportBody[]>;

  abstract find(userId: number, importId: number): Promise<ImportResultBody | undefined>;
}

/** Stores which listings were imported from feeds. */
export abstract class ImportedListings {
  /** The hash by which a changed form is detected. */
  abstract hashOf(form: ImportedForm): string;

  abstract of(userId: number): Promise<readonly KnownListing[]>;

  /** Records an imported listing and resets its `missing` count. */
  abstract record(userId: number, listing: Omit<KnownListing, 'missing'>): Promise<void>;

  /** Increments the `missing` count. */
  abstract recordMissing(userId: number, references: readonly string[]): Promise<void>;
}
