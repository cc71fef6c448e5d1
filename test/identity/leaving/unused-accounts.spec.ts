import type { EraseAccount } from '#identity/leaving/application/deletion/erase-account.js';
import { PurgeUnusedAccounts } from '#identity/leaving/application/unused/purge-unused-accounts.js';
import type { UnusedAccounts } from '#identity/leaving/application/unused/unused-accounts.js';
import { UnusedAccountWarnings } from '#identity/leaving/application/unused/unused-account-warnings.js';
import { WarnUnusedAccounts } from '#identity/leaving/application/unused/warn-unused-accounts.js';
import { unusedAccountTimes } from '#identity/leaving/domain/unused-accounts.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const USED = new Date('2024-01-01T00:00:00.000Z');
const TIMES = {
  usedBefore: new Date('2024-06-15T12:00:00.000Z'),
  warnedFrom: new Date('2026-04-16T12:00:00.000Z'),
  warnedBefore: new Date('2026-05-16T12:00:00.000Z'),
};

describe('unused accounts', () => {
  let log: unknown[];
  /** Those that are used again before they are deleted, and those that cannot be deleted. */
  let usedAgain: readonly number[];
  let broken: readonly number[];
  beforeEach(() => {
    [log, usedAgain, broken] = [[], [], []];
  });

  const clock = new FixedClock(NOW);
  const found = [1, 2, 3].map((userId) => ({ userId, usedAt: USED }));
  const unused = {
    next: async (step: string, times: unknown, afterId: number) => {
      log.push([step, times, afterId]);
      return found.filter(({ userId }) => userId > afterId).slice(0, 2);
    },
    find: async (_step: string, _times: unknown, userId: number) =>
      usedAgain.includes(userId) ? undefined : found.find((one) => one.userId === userId),
    lock: async (userId: number) => void log.push(`locked ${userId}`),
    due: async (step: string, times: unknown) => ({ count: 3, oldest: USED, step, times }),
    warned: async (...warned: unknown[]) => void log.push(['warned', ...warned]),
  } as unknown as UnusedAccounts;

  it('are those without use for some months, warned 30 to 60 days ago', () => {
    expect(unusedAccountTimes(24, NOW)).toEqual(TIMES);
  });

  describe('are warned', () => {
    const warn = (months: number) => {
      const unitOfWork = new InMemoryUnitOfWork();
      unitOfWork.record = (events) => void log.push(...events);
      return new WarnUnusedAccounts(unused, unitOfWork, clock, months);
    };

    it('one page after another', async () => {
      await warn(24).execute();
      expect(log).toEqual([
        ['warning', TIMES, 0],
        ...found.slice(0, 2),
        ['warning', TIMES, 2],
        found[2],
        ['warning', TIMES, 3],
      ]);
      expect(await warn(24).due()).toMatchObject({ step: 'warning', times: TIMES });
    });

    it('never if they are kept forever', async () => {
      await warn(0).execute();
      expect([log, await warn(0).due()]).toEqual([[], undefined]);
    });

    it('if they are still unused when the mail is sent', async () => {
      const warnings = (months: number) => new UnusedAccountWarnings(unused, clock, months);
      expect(await warnings(24).find(1)).toEqual({ usedAt: USED, noticeDays: 30 });
      usedAgain = [1];
      expect(await warnings(24).find(1)).toBeUndefined();
      expect(log).toEqual(['locked 1', 'locked 1']);
      expect(await warnings(0).find(2)).toBeUndefined();
      await warnings(24).warned(2);
      expect(log.slice(2)).toEqual([['warned', 2, NOW]]);
    });
  });

  describe('are deleted', () => {
    const purge = (months = 24) => {
      const erase = {
        execute: async ({ userId, onlyIf }: { userId: number; onlyIf: () => Promise<boolean> }) => {
          if (broken.includes(userId)) throw new Error('The files are away');
          const isDeleted = await onlyIf();
          if (isDeleted) log.push(`deleted ${userId}`);
          return isDeleted;
        },
      } as unknown as EraseAccount;
      return new PurgeUnusedAccounts(unused, erase, clock, months);
    };
    const steps = () => log.filter((line) => typeof line === 'string');

    it('unless they are used again until then', async () => {
      usedAgain = [2];
      expect(await purge().execute()).toEqual({ deleted: { accounts: 2 } });
      expect(steps()).toEqual(['locked 1', 'deleted 1', 'locked 2', 'locked 3', 'deleted 3']);
      expect(log[0]).toEqual(['deletion', TIMES, 0]);
      expect(await purge().due()).toMatchObject({ step: 'deletion', times: TIMES });
    });

    it('before those are reported that could not be', async () => {
      broken = [1, 2];
      await expect(purge().execute()).rejects.toThrow('2 unused accounts could not be deleted');
      expect(steps()).toEqual(['locked 3', 'deleted 3']);
    });

    it('never if they are kept forever', async () => {
      expect([await purge(0).execute(), await purge(0).due(), log]).toEqual([undefined, undefined, []]);
    });
  });
});
