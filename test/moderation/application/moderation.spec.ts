import { DecideReports } from '#moderation/application/decide-reports.js';
import type { ListingRestrictions } from '#moderation/application/ports/listings.js';
import type { Reporter, Reports } from '#moderation/application/ports/reports.js';
import { ReportListing } from '#moderation/application/report-listing.js';
import { RestrictListings } from '#moderation/application/restrict-listings.js';
import { ShutDownEmployer } from '#moderation/application/shut-down-employer.js';
import { SweepReports } from '#moderation/application/sweep-reports.js';
import { ListingReported, ReportClosed } from '#moderation/domain/report-events.js';
import { AlreadyReported, CannotReport, NoOpenReports, type ReportOutcome } from '#moderation/domain/report.js';
import { InvalidFields } from '#shared/domain/field-checks.js';
import { StaleVersion } from '#shared/domain/stale-version.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryAuditLog } from '../../support/in-memory/shared/in-memory-audit-log.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const [EMPLOYER, ADMIN] = [3, 9];
const WHY = { reason: 'scam', text: 'The hotel does not know you.' };

/** Keeps the events that a use case records. */
class Recording extends InMemoryUnitOfWork {
  readonly recorded: unknown[] = [];

  override record(events: Parameters<InMemoryUnitOfWork['record']>[0]): void {
    this.recorded.push(...events);
  }
}

describe('moderation', () => {
  let unitOfWork: Recording;
  let audit: InMemoryAuditLog;
  /** What happened to listings and accounts, in order. */
  let log: unknown[];
  let failures: Map<number, Error>;
  let restrictions: ListingRestrictions;
  beforeEach(() => {
    [unitOfWork, audit, log, failures] = [new Recording(), new InMemoryAuditLog(), [], new Map()];
    const note = (what: string, command: { readonly jobId: number }): Promise<void> => {
      const failure = failures.get(command.jobId);
      if (failure) return Promise.reject(failure);
      log.push([what, command]);
      return Promise.resolve();
    };
    restrictions = {
      reject: (command) => note('rejected', command),
      takeDown: (command) => note('archived', command),
    };
  });
  const clock = new FixedClock(NOW);

  describe('a report', () => {
    const report = (reporter: Reporter, employerId?: number, isNew = true, jobId = 1) => {
      const listing = { id: 1, employerId: EMPLOYER, title: 'Cook', company: 'Inn' };
      const listings = { findPublished: async (id: number) => (id === listing.id ? listing : undefined) };
      const add = async (added: unknown) => (isNew ? log.push(added) > 0 : false);
      const reports = { add } as unknown as Reports;
      const command = { jobId, reporter, ...(employerId && { employerId }), reason: 'fees', text: null };
      return new ReportListing(listings, reports, unitOfWork, clock).execute(command);
    };

    it('is stored, and told to admins', async () => {
      await report({ userId: 8 }, EMPLOYER + 1);
      const listing = { id: 1, employerId: EMPLOYER, title: 'Cook', company: 'Inn' };
      expect(log).toEqual([{ listing, reporter: { userId: 8 }, reason: 'fees', text: null, now: NOW }]);
      expect(unitOfWork.recorded).toEqual([new ListingReported(1)]);
    });

    it('is neither of a listing that is not public, nor of an own one, nor repeated', async () => {
      await expect(report({ userId: 8 }, undefined, true, 2)).rejects.toThrow(CannotReport);
      await expect(report({ userId: 8 }, EMPLOYER)).rejects.toThrow(CannotReport);
      await expect(report({ address: '192.0.2.1' }, undefined, false)).rejects.toThrow(AlreadyReported);
      expect([log, unitOfWork.recorded]).toEqual([[], []]);
    });
  });

  describe('a decision about reports', () => {
    const decide = (outcome: ReportOutcome, open = [{ id: 5, reporterId: 8 as number | null }]) => {
      const close = async (...closed: unknown[]) => {
        log.push(['closed', ...closed]);
        return open;
      };
      const reports = { close } as unknown as Reports;
      const decision = new DecideReports(reports, restrictions, unitOfWork, audit, clock);
      return decision.execute({ jobId: 1, versions: [4], outcome, ...WHY });
    };

    it.each<[ReportOutcome, readonly unknown[]]>([
      ['dismissed', []],
      ['rejected', [['rejected', { jobId: 1, versions: [4], ...WHY, isWhole: true }]]],
      ['archived', [['archived', { jobId: 1, versions: [4], statement: WHY }]]],
    ])('%s restricts the listing as it says, and tells those with an account', async (outcome, restricted) => {
      const open = [8, null, 9].map((reporterId, index) => ({ id: 5 + index, reporterId }));
      await decide(outcome, open);
      expect(log).toEqual([...restricted, ['closed', 1, outcome, NOW]]);
      expect(unitOfWork.recorded).toEqual([new ReportClosed(5, 8), new ReportClosed(7, 9)]);
      const details = { outcome, reports: 3 };
      expect(audit.entries).toEqual([{ action: 'reports.closed', subject: { kind: 'listing', id: 1 }, details }]);
    });

    it('needs open reports, and a listing that can be restricted', async () => {
      await expect(decide('dismissed', [])).rejects.toThrow(NoOpenReports);
      log = [];
      failures.set(1, new StaleVersion());
      for (const outcome of ['rejected', 'archived'] as const)
        await expect(decide(outcome)).rejects.toThrow(StaleVersion);
      expect([log, audit.entries]).toEqual([[], []]);
    });
  });

  describe('restricting many listings', () => {
    const restrict = (outcome: 'rejected' | 'archived') =>
      new RestrictListings(restrictions).execute({
        listings: [
          { id: 1, version: 2 },
          { id: 3, version: 4 },
          { id: 5, version: 6 },
          { id: 1, version: 2 },
        ],
        outcome,
        ...WHY,
      });

    it('skips those that have changed, and goes on with the others', async () => {
      failures.set(3, new StaleVersion());
      const skipped = [{ id: 3, message: new StaleVersion().message }];
      expect(await restrict('rejected')).toEqual({ restricted: [1, 5], skipped });
      expect(await restrict('archived')).toEqual({ restricted: [1, 5], skipped });
      expect(log).toEqual([
        ['rejected', { jobId: 1, versions: [2], ...WHY }],
        ['rejected', { jobId: 5, versions: [6], ...WHY }],
        ['archived', { jobId: 1, versions: [2], statement: WHY }],
        ['archived', { jobId: 5, versions: [6], statement: WHY }],
      ]);
    });

    it.each([new InvalidFields([{ field: 'text', message: 'Explain it' }]), new Error('broken')])(
      'ends at what is wrong with all of them: %s',
      async (failure) => {
        failures.set(1, failure);
        await expect(restrict('rejected')).rejects.toThrow(failure);
        expect(log).toEqual([]);
      },
    );
  });

  describe('shutting a company down', () => {
    const shutDown = (members: readonly number[], text = WHY.text) => {
      const suspension = { execute: async (command: object) => void log.push(['suspended', command]) };
      const waiting = { waitingOf: async (id: number) => (id === EMPLOYER ? [1, 2] : []) };
      const everyone = { everyone: async (id: number) => (id === EMPLOYER ? members : []) };
      const useCase = new ShutDownEmployer(waiting, restrictions, everyone, suspension, unitOfWork);
      return useCase.execute({ adminId: ADMIN, employerId: EMPLOYER, reason: 'scam', text });
    };
    const suspended = (userId: number) => ['suspended', { adminId: ADMIN, userId, reason: WHY.text }];

    it.each([
      ['its members', [4, 5], [4, 5]],
      ['the account of a company that has none', [], [EMPLOYER]],
    ])('rejects what waits, and suspends %s', async (_who, members, accounts) => {
      expect(await shutDown(members)).toEqual({ restricted: [1, 2], skipped: [] });
      const rejected = [1, 2].map((jobId) => ['rejected', { jobId, versions: undefined, ...WHY }]);
      expect(log).toEqual([...rejected, ...accounts.map(suspended)]);
    });

    it('needs an explanation', async () => {
      expect(() => shutDown([4], 'Too short')).toThrow('Explanation must be at least 10 characters');
      expect(log).toEqual([]);
    });
  });

  it('forgets the addresses of reporters after 30 days', async () => {
    const eraseAddresses = async (before: Date, limit: number) => {
      log.push(before);
      return log.length === 1 ? limit : 0;
    };
    await new SweepReports({ eraseAddresses } as unknown as Reports, clock).execute();
    const before = new Date('2026-05-16T12:00:00.000Z');
    expect(log).toEqual([before, before]);
  });
});
