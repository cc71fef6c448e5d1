import { DatabaseWatch } from '../../../shared/application/database-watch.js';
import { UnitOfWork } from '../../../shared/application/unit-of-work.js';
import { UseCase } from '../../../shared/application/use-case.js';
import { DomainError } from '../../../shared/domain/domain-error.js';
import { FEED_LIMITS, MISSES_UNTIL_CLOSED, MAX_ERRORS } from '../../domain/listing-import.js';
import {
  ImportedListings,
  Imports,
  type ImportCounts,
  type ImportError,
  type KnownListing,
  type StagedListing,
} from '../ports/imports.js';
import { ListingPublisher } from '../ports/listing-publisher.js';
import { PostingAllowance } from './posting-allowance.js';

/** Listings per query. */
const BATCH = 200;

type Outcome = Exclude<keyof ImportCounts, 'closed' | 'refused'>;

/** Synchronizes an employer's listings with their feed. Can be repeated after a crash without posting listings twice. */
@UseCase()
export class ApplyImport {
  constructor(
    private readonly imports: Imports,
    private readonly listings: ImportedListings,
    private readonly publisher: ListingPublisher,
    private readonly allowance: PostingAllowance,
    private readonly unitOfWork: UnitOfWork,
    private readonly database: DatabaseWatch,
  ) {}

  async execute(importId: number): Promise<void> {
    const userId = await this.imports.start(importId);
    if (userId !== undefined) await this.apply(importId, userId);
  }

  private async apply(importId: number, userId: number): Promise<void> {
    const known = new Map((await this.listings.of(userId)).map((listing) => [listing.reference, listing]));
    const renewable = new Set(await this.publisher.renewable(userId));
    const seen = new Set<string>();
    const counts = { posted: 0, changed: 0, unchanged: 0, closed: 0, refused: 0 };
    const errors: ImportError[] = [];
    const reject = ({ position, reference }: StagedListing, message: string): void => {
      counts.refused += 1;
      if (errors.length < MAX_ERRORS) errors.push({ position, reference, message });
    };
    for (let after = 0; ;) {
      const batch = await this.imports.staged(importId, after, BATCH);
      for (const listing of batch) {
        const problem = problemWith(listing.reference, seen);
        if (problem !== undefined) {
          reject(listing, problem);
          continue;
        }
        seen.add(listing.reference);
        try {
          const previous = known.get(listing.reference);
          counts[await this.applyOne(userId, listing, previous)] += 1;
          // A listing without a deadline stays open as long as the feed contains it.
          const isEnding = previous !== undefined && renewable.has(previous.jobId) && listing.form.deadline === null;
          if (isEnding && previous.hash === this.listings.hashOf(listing.form)) {
            await this.publisher.renew(userId, previous.jobId);
          }
        } catch (error) {
          if (!(error instanceof DomainError) || this.database.isAway(error)) throw error;
          reject(listing, error.message);
        }
      }
      if (batch.length === 0) break;
      after = batch.at(-1)?.position ?? after;
    }
    const missing = [...known.values()].filter(({ reference }) => !seen.has(reference));
    counts.closed = await this.closeMissing(userId, missing);
    await this.unitOfWork.run(async () => {
      await this.listings.recordMissing(
        userId,
        missing.map(({ reference }) => reference),
      );
      await this.imports.finish(importId, counts, errors);
    });
  }

  private applyOne(userId: number, { reference, form }: StagedListing, known?: KnownListing): Promise<Outcome> {
    const hash = this.listings.hashOf(form);
    if (known?.hash === hash && known.missing === 0) return Promise.resolve('unchanged');
    return this.unitOfWork.run(async (): Promise<Outcome> => {
      if (!known) {
        if (!(await this.allowance.take(userId))) throw new DailyLimitReached();
        const posted = await this.publisher.post(userId, form);
        await this.listings.record(userId, { reference, jobId: posted, hash });
        return 'posted';
      }
      const { jobId } = known;
      const wasClosed = known.missing >= MISSES_UNTIL_CLOSED;
      if (wasClosed) await this.publisher.reopen(userId, jobId);
      if (known.hash !== hash) await this.publisher.edit(userId, jobId, form);
      await this.listings.record(userId, { reference, jobId, hash });
      return wasClosed || known.hash !== hash ? 'changed' : 'unchanged';
    });
  }

  /** Returns the number of closed listings. */
  private async closeMissing(userId: number, missing: readonly KnownListing[]): Promise<number> {
    const gone = missing.filter((listing) => listing.missing === MISSES_UNTIL_CLOSED - 1);
    for (const { jobId } of gone) await this.publisher.close(userId, jobId);
    return gone.length;
  }
}

class DailyLimitReached extends DomainError {
  constructor() {
    super(
      'too-many',
      'daily_limit',
      "You have reached today's limit for posting listings. A later import will post this one.",
    );
  }
}

function problemWith(reference: string, seen: ReadonlySet<string>): string | undefined {
  if (reference === '') return 'The listing has no reference.';
  if (reference.length > FEED_LIMITS.reference)
    return `A reference can have at most ${FEED_LIMITS.reference} characters.`;
  return seen.has(reference) ? 'Another listing in the feed has the same reference.' : undefined;
}
