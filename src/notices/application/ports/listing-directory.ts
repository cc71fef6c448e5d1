import type { NamedListing } from '../../domain/letter.js';

/** A listing as letters name it, and whose it is. */
export type OwnedListing = NamedListing & { readonly employerId: number };

/** The listings that letters are about, in whatever state. */
export abstract class ListingDirectory {
  abstract find(jobId: number): Promise<OwnedListing | undefined>;
}
