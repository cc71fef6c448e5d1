import type { ImportedListing } from '../../domain/imported-listing.js';
import type { ImportSource, ImportState } from '../../domain/listing-import.js';

/** What was wrong with one listing of a feed. */
export type ImportError = {
  /** Counts from 1. */
  readonly position: number;
  readonly reference: string;
  readonly message: string;
};

/** How many listings of a feed were treated how. */
export type ImportCounts = {
  readonly posted: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly closed: number;
  readonly refused: number;
};

/** One feed and what became of it. */
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
  /** The first ones. */
  readonly errors: readonly ImportError[];
};

export type StagedListing = ImportedListing & { readonly position: number };

/** A listing that came from a feed. */
export type KnownListing = {
  readonly reference: string;
  readonly jobId: number;
  /** Of the form that was imported last. */
  readonly hash: string;
  /** How many feeds in a row lacked it. */
  readonly missing: number;
};

/** Feeds while they are read and applied. */
export abstract class Imports {
  /** Undefined while another feed of the employer is being read or applied. What waited for a word is given up. */
  abstract begin(userId: number, source: ImportSource): Promise<number | undefined>;

  /** Keeps listings of a feed until they are applied. */
  abstract stage(importId: number, listings: readonly StagedListing[]): Promise<void>;

  /** Queues a feed that was read to its end. */
  abstract enqueue(importId: number, received: number): Promise<void>;

  /** Ends a feed that is not applied, or not yet. */
  abstract halt(importId: number, state: 'stopped' | 'failed', received: number, problem: string): Promise<void>;

  /** Queues a feed that has stopped; false if there is none. */
  abstract confirm(userId: number, importId: number): Promise<boolean>;

  /** Marks a queued feed as running and returns its employer; undefined if it has ended. */
  abstract start(importId: number): Promise<number | undefined>;

  /** What was staged after a position, in order. */
  abstract staged(importId: number, after: number, limit: number): Promise<readonly StagedListing[]>;

  abstract finish(importId: number, counts: ImportCounts, errors: readonly ImportError[]): Promise<void>;

  /** The employer's latest, newest first, without their errors. */
  abstract latest(userId: number): Promise<readonly ListingImport[]>;

  abstract find(userId: number, importId: number): Promise<ListingImport | undefined>;
}

/** The listings of an employer that came from feeds. */
export abstract class ImportedListings {
  abstract of(userId: number): Promise<readonly KnownListing[]>;

  /** Notes a new listing, or what was imported last and that it was there. */
  abstract note(userId: number, listing: Omit<KnownListing, 'missing'>): Promise<void>;

  /** Counts another feed that lacked them. */
  abstract miss(userId: number, references: readonly string[]): Promise<void>;
}
