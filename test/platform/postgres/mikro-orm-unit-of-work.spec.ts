import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { MikroOrmUserRepository } from '#identity/accounts/adapters/persistence/mikro-orm-user-repository.js';
import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { UserRegistered } from '#identity/accounts/domain/user-events.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { noActors } from '../../support/in-memory/identity/no-actors.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { aUser } from '../../support/mothers/user-mother.js';

describe('MikroOrmUnitOfWork', () => {
  let orm: TestOrm;
  let users: MikroOrmUserRepository;
  /** What a subscriber does in addition to recording the user. */
  let react: (userId: number) => Promise<void>;
  let published: number[];
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema]);
    users = new MikroOrmUserRepository(orm.em, orm.database, new FixedClock(), orm.unitOfWork, noActors);
    orm.events.subscribe(UserRegistered, async ({ userId }) => {
      published.push(userId);
      await react(userId);
    });
  });
  beforeEach(async () => {
    await orm.empty('user_account');
    published = [];
    react = () => Promise.resolve();
  });
  afterAll(() => orm.close());

  const register = async (username: string) =>
    users.add(aUser({ id: await users.nextId(), username, email: `${username}@example.org` }));
  const stored = async () =>
    (await orm.database.query<{ username: string }>('select username from user_account order by id')).map(
      (row) => row.username,
    );

  it('publishes recorded events after the aggregates are stored', async () => {
    let seen: string[] = [];
    react = async () => {
      seen = await stored();
    };
    await orm.unitOfWork.run(() => register('maria'));
    expect(published).toEqual([1]);
    expect(seen).toEqual(['maria']);
  });

  it('publishes events caused by subscribers, in the same transaction', async () => {
    react = (userId) => (userId < 3 ? register(`user${userId + 1}`) : Promise.resolve());
    await orm.unitOfWork.run(() => register('user1'));
    expect(published).toEqual([1, 2, 3]);
    expect(await stored()).toEqual(['user1', 'user2', 'user3']);
  });

  it('stores nothing if a subscriber fails', async () => {
    react = () => Promise.reject(new Error('subscriber failed'));
    await expect(orm.unitOfWork.run(() => register('maria'))).rejects.toThrow('subscriber failed');
    expect(await stored()).toEqual([]);
  });

  it('publishes events of a nested unit of work once, before the outer one continues', async () => {
    await orm.unitOfWork.run(async () => {
      await orm.unitOfWork.run(() => register('maria'));
      expect(published).toEqual([1]);
    });
    expect(published).toEqual([1]);
  });

  it('publishes events of changes made without an aggregate', async () => {
    await orm.unitOfWork.run(async () => orm.unitOfWork.record([new UserRegistered(7, 'admin', 'Root', null)]));
    expect(published).toEqual([7]);
  });

  it('runs effects after the commit, and not after a rollback', async () => {
    const effects: string[] = [];
    await orm.unitOfWork.run(async () => {
      orm.unitOfWork.afterCommit(() => void effects.push('committed'));
      expect(effects).toEqual([]);
    });
    const failing = orm.unitOfWork.run(async () => {
      orm.unitOfWork.afterCommit(() => void effects.push('rolled back'));
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(effects).toEqual(['committed']);
  });

  it('retries work after a deadlock', async () => {
    await orm.unitOfWork.run(() => register('first'));
    await orm.unitOfWork.run(() => register('second'));
    const bothHoldALock = Promise.withResolvers<void>();
    const oneCommitted = Promise.withResolvers<void>();
    let holding = 0;
    const lock = (id: number) => orm.database.query('select from user_account where id = $1 for update', [id]);
    const effects: string[] = [];
    const lockBoth = (first: number, second: number) =>
      orm.unitOfWork.run(async () => {
        // A retry that overtook the waiting transaction would meet it in a second deadlock.
        if (holding >= 2) await oneCommitted.promise;
        await lock(first);
        if ((holding += 1) === 2) bothHoldALock.resolve();
        await bothHoldALock.promise;
        await lock(second);
        orm.unitOfWork.record([new UserRegistered(first, 'admin', 'Root', null)]);
        orm.unitOfWork.afterCommit(() => {
          effects.push(`${first} ${second}`);
          oneCommitted.resolve();
        });
      });
    published = [];
    await Promise.all([lockBoth(1, 2), lockBoth(2, 1)]);
    expect(holding).toBe(3);
    expect(effects.toSorted()).toEqual(['1 2', '2 1']);
    expect(published.toSorted()).toEqual([1, 2]);
  });

  it('runs the other effects if one fails', async () => {
    const effects: string[] = [];
    const work = orm.unitOfWork.run(async () => {
      orm.unitOfWork.afterCommit(() => Promise.reject(new Error('The files are away')));
      orm.unitOfWork.afterCommit(() => void effects.push('cache dropped'));
    });
    await expect(work).rejects.toThrow('The files are away');
    expect(effects).toEqual(['cache dropped']);
  });

  // Jest fails a test that leaves a rejected promise, which would end the server.
  it('handles the failure of an effect outside a transaction', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    let isRun = false;
    orm.unitOfWork.afterCommit(() => {
      isRun = true;
      return Promise.reject(new Error('The files are away'));
    });
    expect(isRun).toBe(true);
    await new Promise(setImmediate);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('does not retry committed work if an effect fails', async () => {
    let runs = 0;
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    const work = orm.unitOfWork.run(async () => {
      runs += 1;
      orm.unitOfWork.afterCommit(() => Promise.reject(deadlock));
    });
    await expect(work).rejects.toThrow('deadlock detected');
    expect(runs).toBe(1);
  });
});
