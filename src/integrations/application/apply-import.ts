import { DatabaseWatch } from '../../shared/application/database-watch.js';
import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import { FEED_LIMITS, MISSES_UNTIL_CLOSED, MOST_ERRORS } from '../domain/listing-import.js';
import { FormHash } from './ports/form-hash.js';
import {
  ImportedListings,
  Imports,
  type ImportCounts,
  type ImportError,
  type KnownListing,
  type StagedListing,
} from './ports/imports.js';
import { ListingDesk, PostingAllowance } from './ports/listing-desk.js';

/** Listings read at a time. */
const BATCH = 200;

type Outcome = Exclude<keyof ImportCounts, 'closed' | 'refused'>;

/** Synchronizes an employer's listings with feeds. Repeated after a crash, it continues where it stopped. */
@UseCase()
export class ApplyImport {
  constructor(
    private readonly imports: Imports,
    private readonly listings: ImportedListings,
    private readonly desk: ListingDesk,
    private readonly allowance: PostingAllowance,
    private readonly hash: FormHash,
    private readonly unitOfWork: UnitOfWork,
    private readonly database: DatabaseWatch,
  ) {}

  async execute(importIds: readonly number[]): Promise<void> {
    for (const importId of importIds) {
      const userId = await this.imports.start(importId);
      if (userId !== undefined) await this.apply(importId, userId);
    }
  }

  private async apply(importId: number, userId: number): Promise<void> {
    const known = new Map((await this.listings.of(userId)).map((listing) => [listing.reference, listing]));
    const renewable = new Set(await this.desk.renewable(userId));
    const seen = new Set<string>();
    const counts = { posted: 0, changed: 0, unchanged: 0, closed: 0, refused: 0 };
    const errors: ImportError[] = [];
    const refuse = ({ position, reference }: StagedListing, message: string): void => {
      counts.refused += 1;
      if (errors.length < MOST_ERRORS) errors.push({ position, reference, message });
    };
    for (let after = 0; ;) {
      const batch = await this.imports.staged(importId, after, BATCH);
      for (const listing of batch) {
        const problem = problemWith(listing.reference, seen);
        if (problem !== undefined) {
          refuse(listing, problem);
          continue;
        }
        seen.add(listing.reference);
        try {
          const former = known.get(listing.reference);
          counts[await this.applyOne(userId, listing, former)] += 1;
          // As long as the feed names it and sets no deadline, it stays open.
          const isEnding = former !== undefined && renewable.has(former.jobId) && listing.form.deadline === null;
          if (isEnding && former.hash === this.hash.of(listing.form)) await this.desk.renew(userId, former.jobId);
        } catch (error) {
          if (!(error instanceof DomainError) || this.database.isAway(error)) throw error;
          refuse(listing, error.message);
        }
      }
      if (batch.length === 0) break;
      after = batch.at(-1)?.position ?? after;
    }
    const missing = [...known.values()].filter(({ reference }) => !seen.has(reference));
    counts.closed = await this.closeMissing(userId, missing);
    await this.unitOfWork.run(async () => {
      await this.listings.miss(
        userId,
        missing.map(({ reference }) => reference),
      );
      await this.imports.finish(importId, counts, errors);
    });
  }

  private applyOne(userId: number, { reference, form }: StagedListing, known?: KnownListing): Promise<Outcome> {
    const hash = this.hash.of(form);
    if (known?.hash === hash && known.missing === 0) return Promise.resolve('unchanged');
    return this.unitOfWork.run(async (): Promise<Outcome> => {
      if (!known) {
        if (!(await this.allowance.take(userId))) throw new DailyLimitReached();
        const posted = await this.desk.post(userId, form);
        await this.listings.note(userId, { reference, jobId: posted, hash });
        return 'posted';
      }
      const { jobId } = known;
      const wasClosed = known.missing >= MISSES_UNTIL_CLOSED;
      if (wasClosed) await this.desk.reopen(userId, jobId);
      if (known.hash !== hash) await this.desk.edit(userId, jobId, form);
      await this.listings.note(userId, { reference, jobId, hash });
      return wasClosed || known.hash !== hash ? 'changed' : 'unchanged';
    });
  }

  /** Returns how many were closed. */
  private async closeMissing(userId: number, missing: readonly KnownListing[]): Promise<number> {
    const gone = missing.filter((listing) => listing.missing === MISSES_UNTIL_CLOSED - 1);
    for (const { jobId } of gone) await this.desk.close(userId, jobId);
    return gone.length;
  }
}

class DailyLimitReached extends DomainError {
  constructor() {
    super(
      'too-many',
      'daily_limit',
      'You have posted as many listings as possible today. A later import posts this one.',
    );
  }
}

function problemWith(reference: string, seen: ReadonlySet<string>): string | undefined {
  if (reference === '') return 'The listing has no reference.';
  if (reference.length > FEED_LIMITS.reference)
    return `A reference can have at most ${FEED_LIMITS.reference} characters.`;
  return seen.has(reference) ? 'Another listing of the feed has the same reference.' : undefined;
}
