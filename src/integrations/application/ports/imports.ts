import type { ImportedForm, ImportedListing } from '../../domain/imported-listing.js';
import type { ImportSource, ImportState } from '../../domain/listing-import.js';

/** An error in one listing of a feed. */
export type ImportError = {
  /** Counts from 1. */
  readonly position: number;
  readonly reference: string;
  readonly message: string;
};

/** Numbers of listings by result. */
export type ImportCounts = {
  readonly posted: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly closed: number;
  readonly refused: number;
};

/** An import and its result. */
export type ListingImport = ImportCounts & {
  readonly id: number;
  readonly userId: number;
  readonly source: ImportSource;
  readonly state: ImportState;
  readonly beganAt: Date;
  readonly endedAt: Date | null;
  readonly received: number;
  /** Why it stopped or failed. */
  readonly problem: string | null;
  /** The first `MAX_ERRORS` errors. */
  readonly errors: readonly ImportError[];
};

export type StagedListing = ImportedListing & { readonly position: number };

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
  abstract begin(userId: number, source: ImportSource): Promise<number | undefined>;

  /** Stores listings of a feed until they are applied. */
  abstract stage(importId: number, listings: readonly StagedListing[]): Promise<void>;

  /** Queues a completely read feed. */
  abstract enqueue(importId: number, received: number): Promise<void>;

  /** Marks a feed as failed, or as stopped until it is confirmed. */
  abstract halt(importId: number, state: 'stopped' | 'failed', received: number, problem: string): Promise<void>;

  /** Queues a stopped feed; returns false if there is none with this id. */
  abstract confirm(userId: number, importId: number): Promise<boolean>;

  /** Marks a queued feed as running and returns its employer; undefined if it has already ended. */
  abstract start(importId: number): Promise<number | undefined>;

  /** Staged listings after a position, in order. */
  abstract staged(importId: number, after: number, limit: number): Promise<readonly StagedListing[]>;

  abstract finish(importId: number, counts: ImportCounts, errors: readonly ImportError[]): Promise<void>;

  /** The employer's latest imports, newest first, without their errors. */
  abstract latest(userId: number): Promise<readonly ListingImport[]>;

  abstract find(userId: number, importId: number): Promise<ListingImport | undefined>;
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
