import { DatabaseWatch } from '#shared/application/database-watch.js';
import { WorksOn } from '#shared/application/background/background-work.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { DomainError } from '#shared/domain/domain-error.js';
import type { ImportedForm } from '../../domain/imported-listing.js';
import { MISSES_UNTIL_CLOSED } from '../../domain/listing-import.js';
import { ImportedListings, Imports, type ImportRun, type KnownListing, type StagedListing } from '../ports/imports.js';
import { ListingPublisher } from '../ports/listing-publisher.js';
import { PostingRights } from '../ports/posting-rights.js';
import { ImportReport, type Outcome } from './import-report.js';
import { PostingAllowance } from './posting-allowance.js';

/** Employers whose feeds are applied at a time. Leaves most of the process's database connections to requests. */
const AT_ONCE = 3;

/** Listings per query. */
const BATCH = 50;

/** An import of one employer, while it is applied. */
type Work = {
  readonly run: ImportRun;
  readonly known: ReadonlyMap<string, KnownListing>;
  readonly renewable: ReadonlySet<number>;
  readonly report: ImportReport;
};

/** Synchronizes an employer's listings with their feed. Can be repeated after a crash without posting listings twice. */
@UseCase()
export class ApplyImport {
  constructor(
    private readonly imports: Imports,
    private readonly listings: ImportedListings,
    private readonly publisher: ListingPublisher,
    private readonly allowance: PostingAllowance,
    private readonly rights: PostingRights,
    private readonly unitOfWork: UnitOfWork,
    private readonly database: DatabaseWatch,
  ) {}

  @WorksOn('import', { atOnce: AT_ONCE })
  async execute(importId: number): Promise<void> {
    const run = await this.imports.start(importId);
    if (!run) return;
    const report = new ImportReport();
    try {
      await this.apply(run, report);
    } catch (error) {
      if (!(error instanceof Ended)) throw error;
      await this.unitOfWork.run(() => this.imports.finish(run, report, error.message));
    }
  }

  private async apply(run: ImportRun, report: ImportReport): Promise<void> {
    const known = new Map((await this.listings.of(run.userId)).map((listing) => [listing.reference, listing]));
    const work: Work = { run, known, renewable: new Set(await this.publisher.renewable(run.userId)), report };
    for (let after = 0; ;) {
      const batch = await this.imports.staged(run.id, after, BATCH);
      for (const listing of batch) await this.applyOne(listing, work);
      if (batch.length === 0) break;
      after = batch.at(-1)?.position ?? after;
    }
    const missing = [...known.values()].filter(({ reference }) => !report.seen.has(reference));
    await this.closeMissing(missing, work);
    await this.unitOfWork.run(async () => {
      const references = missing.map(({ reference }) => reference);
      await this.ensureRights(run);
      await this.listings.recordMissing(run.userId, references);
      await this.imports.finish(run, report);
    });
  }

  private async applyOne(listing: StagedListing, work: Work): Promise<void> {
    const { report } = work;
    const problem = listing.problem ?? report.problemWith(listing.reference);
    if (listing.form === null || problem !== undefined) return report.refuse(listing, problem ?? '');
    report.seen.add(listing.reference);
    report.addNotes(listing);
    try {
      report.counts[await this.publish(listing.reference, listing.form, work)] += 1;
    } catch (error) {
      if (!(error instanceof DomainError) || this.database.isAway(error)) throw error;
      report.refuse(listing, error.message);
    }
  }

  private async publish(reference: string, form: ImportedForm, work: Work): Promise<Outcome> {
    const { run, known, renewable } = work;
    const former = known.get(reference);
    const hash = this.listings.hashOf(form);
    const isEqual = former?.hash === hash;
    // A listing without a deadline stays open as long as the feed contains it.
    const renews = isEqual && form.deadline === null && renewable.has(former.jobId);
    if (isEqual && former.missing === 0 && !renews) return 'unchanged';
    return this.unitOfWork.run(async (): Promise<Outcome> => {
      await this.ensureRights(run);
      if (!former) {
        if (!(await this.allowance.take(run.userId))) throw new DailyLimitReached();
        const jobId = await this.publisher.post(run.userId, form);
        await this.listings.record(run.userId, { reference, jobId, hash });
        return 'posted';
      }
      const { jobId } = former;
      const wasClosed = former.missing >= MISSES_UNTIL_CLOSED;
      if (wasClosed) await this.publisher.reopen(run.userId, jobId);
      if (!isEqual) await this.publisher.edit(run.userId, jobId, form);
      await this.listings.record(run.userId, { reference, jobId, hash });
      if (renews) await this.publisher.renew(run.userId, jobId);
      return wasClosed || !isEqual ? 'changed' : 'unchanged';
    });
  }

  private async closeMissing(missing: readonly KnownListing[], { run, report }: Work): Promise<void> {
    for (const { jobId } of missing.filter((listing) => listing.missing === MISSES_UNTIL_CLOSED - 1)) {
      await this.unitOfWork.run(async () => {
        await this.ensureRights(run);
        await this.publisher.close(run.userId, jobId);
      });
      report.counts.closed += 1;
    }
  }

  /**
   * Much may have happened since the feed was sent. Called in each transaction that changes listings.
   * @throws Ended
   */
  private async ensureRights(run: ImportRun): Promise<void> {
    if (!(await this.imports.holds(run))) throw new Ended('Another process applies this import.');
    const problem = await this.rights.problem(run.userId, run.apiKeyId);
    if (problem !== undefined) throw new Ended(`The import ended early. ${problem}`);
  }
}

/** Nothing more of the import may be applied. */
class Ended extends Error {}

class DailyLimitReached extends DomainError {
  constructor() {
    super(
      'too-many',
      'daily_limit',
      "You have reached today's limit for posting listings. A later import will post this one.",
    );
  }
}
