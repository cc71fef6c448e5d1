import { ApplicationStatusChanged, ApplicationSubmitted } from '#applications/domain/application-events.js';
import { AccessRevoked, HiringEnded } from '#identity';
import { AccessRevocation } from '#integrations/adapters/events/access-revocation.js';
import { WebhookWorker } from '#integrations/adapters/webhooks/webhook-worker.js';
import { ChangeAccess } from '#integrations/application/change-access.js';
import { EndAccess } from '#integrations/application/end-access.js';
import { INTEGRATION_CHANGES, IntegrationChanged } from '#integrations/domain/integration-events.js';
import { JobArchived, JobDecided } from '#jobs/domain/job-events.js';
import { EventBus } from '#shared/application/event-bus.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryAuditLog } from '../../support/in-memory/shared/in-memory-audit-log.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';

const AT = new Date('2026-06-15T12:00:00.000Z');

describe('webhooks', () => {
  const told: unknown[] = [];
  const deliveries = { add: (...message: unknown[]) => Promise.resolve(void told.push(message)) };
  const listings = { find: (id: number) => Promise.resolve(id === 7 ? { employerId: 3, title: 'Cook' } : undefined) };
  const worker = new WebhookWorker(listings as never, deliveries as never, new FixedClock(AT));
  beforeEach(() => told.splice(0));

  it.each([
    ['application.received', { applicationId: 1 }, () => worker.submitted(new ApplicationSubmitted(1, 7, 5, AT))],
    [
      'application.status_changed',
      { applicationId: 1, status: 'offered' },
      () => worker.statusChanged(new ApplicationStatusChanged(1, 7, 5, 'offered', false)),
    ],
    ['listing.approved', {}, () => worker.decided(new JobDecided(7, 'approved', AT))],
    ['listing.rejected', {}, () => worker.decided(new JobDecided(7, 'rejected', AT))],
    ['listing.closed', { reason: 'archived' }, () => worker.archived(new JobArchived(7, true))],
  ])('tell the employer of %s', async (type, data, happen) => {
    await happen();
    const message = { type, jobId: 7, occurredAt: AT, data: { listingId: 7, title: 'Cook', ...data } };
    expect(told).toEqual([[3, message]]);
  });

  it('tell of no other decision, and of no listing that was deleted', async () => {
    for (const measure of ['archived', 'restored', 'premium-refused'] as const)
      await worker.decided(new JobDecided(7, measure, AT));
    await worker.archived(new JobArchived(8, true));
    expect(told).toEqual([]);
  });
});

describe('access for programs', () => {
  it.each(INTEGRATION_CHANGES)('is recorded and told to the owners once it changes: %s', async (kind) => {
    const [audit, bus, told] = [new InMemoryAuditLog(), new EventBus(), [] as IntegrationChanged[]];
    bus.subscribe(IntegrationChanged, (event) => Promise.resolve(void told.push(event)));
    const unitOfWork = new InMemoryUnitOfWork(bus);
    const confirmation = { execute: (_who: unknown, change: () => Promise<unknown>) => unitOfWork.run(change) };
    const access = new ChangeAccess(confirmation as never, audit, unitOfWork);
    const change = () => Promise.resolve({ result: 'a secret', details: { webhook: 9 } });
    const owner = { employerId: 3, userId: 4, password: 'correct horse', address: '::1', signedInAt: 0 };
    expect(await access.execute(kind, owner as never, change)).toBe('a secret');
    expect(told).toEqual([new IntegrationChanged(3, kind)]);
    expect(audit.entries).toMatchObject([{ subject: { kind: 'user', id: 3 }, details: { webhook: 9 } }]);
  });

  describe('of whoever used an account', () => {
    const ended: unknown[] = [];
    const revocation = new AccessRevocation(
      { execute: (command: unknown) => Promise.resolve(void ended.push(command)) } as never,
      { removeCreatedBy: (...who: unknown[]) => Promise.resolve(void ended.push(who)) } as never,
      {
        of: (userId: number) => Promise.resolve(userId === 9 ? undefined : 3),
        owners: () => Promise.resolve([3, 4]),
      } as never,
    );
    beforeEach(() => ended.splice(0));

    it('ends if they were an owner, who alone can set it up', async () => {
      for (const userId of [4, 5, 9]) await revocation.revoked(new AccessRevoked(userId, AT));
      await revocation.revoked(new AccessRevoked(3, null));
      expect(ended).toEqual([
        { employerId: 3, since: AT },
        { employerId: 3, since: null },
      ]);
    });

    it('ends with their membership, for the keys that they made', async () => {
      await revocation.left(new HiringEnded(3, 5));
      expect(ended).toEqual([[3, 5]]);
    });

    it.each([
      [[1, 2, 0], [{ keys: 1, webhooks: 2, addresses: 0 }]],
      [[0, 0, 1], [{ keys: 0, webhooks: 0, addresses: 1 }]],
      [[0, 0, 0], []],
    ])('is recorded if there was any: %j', async (counts, entries) => {
      const [keys, webhooks, addresses] = counts.map((count) => ({ removeSince: () => Promise.resolve(count) }));
      const audit = new InMemoryAuditLog();
      const unitOfWork = new InMemoryUnitOfWork();
      const end = new EndAccess(keys as never, webhooks as never, addresses as never, audit, unitOfWork);
      await end.execute({ employerId: 3, since: AT });
      expect(audit.entries.map(({ details }) => details)).toEqual(entries);
    });
  });
});
