import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Database, prepared } from '#platform/postgres/database.js';
import { ImportedListings, type KnownListing } from '../../application/ports/imports.js';
import type { ImportedForm } from '../../domain/imported-listing.js';

const OF_USER = prepared(`
  select reference, job_id as "jobId", hash, missing from imported_listing where user_id = $1 order by reference`);

const RECORD = prepared(`
  insert into imported_listing (user_id, reference, job_id, hash) values ($1, $2, $3, $4)
  on conflict (user_id, reference) do update set job_id = excluded.job_id, hash = excluded.hash, missing = 0`);

const RECORD_MISSING = prepared(`
  update imported_listing set missing = missing + 1 where user_id = $1 and reference = any($2)`);

/** Stores imported listings in PostgreSQL; entries are deleted with their listing. */
@Injectable()
export class SqlImportedListings implements ImportedListings {
  constructor(private readonly database: Database) {}

  /** SHA-256, independent of the order of the fields. */
  hashOf(form: ImportedForm): string {
    const entries = Object.entries(form).sort(([a], [b]) => (a < b ? -1 : 1));
    return createHash('sha256').update(JSON.stringify(entries)).digest('base64url');
  }

  of(userId: number): Promise<readonly KnownListing[]> {
    return this.database.query<KnownListing>(OF_USER, [userId]);
  }

  async record(userId: number, { reference, jobId, hash }: Omit<KnownListing, 'missing'>): Promise<void> {
    await this.database.query(RECORD, [userId, reference, jobId, hash]);
  }

  async recordMissing(userId: number, references: readonly string[]): Promise<void> {
    await this.database.query(RECORD_MISSING, [userId, references]);
  }
}
