import type { UserRepository } from '#identity/accounts/application/ports/user-repository.js';
import { UserNotFound } from '#identity/accounts/domain/identity-errors.js';
import type { EraseAccount } from '#identity/leaving/application/deletion/erase-account.js';
import { Erasures } from '#identity/leaving/application/deletion/erasures.js';
import { LeavingPolicy, OwnAccountRequested } from '#identity/leaving/application/deletion/leaving-policy.js';
import { ReplayErasures } from '#identity/leaving/application/deletion/replay-erasures.js';
import type { ConfirmPassword } from '#identity/password/application/confirm-password.js';
import type { FileStore } from '#shared/application/file-store.js';
import { InMemoryUserRepository } from '../../support/in-memory/identity/in-memory-user-repository.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';
import { aUser } from '../../support/mothers/user-mother.js';

const [FIRST, LATER] = [new Date('2026-01-01T00:00:00.000Z'), new Date('2026-02-01T00:00:00.000Z')];

describe('the deletions that a backup must not undo', () => {
  const keys = new Set<string>();
  const store = {
    put: async (key: string) => void keys.add(key),
    delete: async (key: string) => void keys.delete(key),
    async *list() {
      for (const key of keys) yield { key };
    },
  } as unknown as FileStore;
  const erasures = new Erasures(store);
  const all = async () => {
    const found: unknown[] = [];
    for await (const one of erasures.all()) found.push(one);
    return found;
  };

  it('are a file each, unless they failed', async () => {
    for (const key of ['resume-1.pdf', 'erased-1.txt', 'x-erased-1-2.txt']) keys.add(key);
    const [one, two] = [
      { userId: 7, createdAt: FIRST },
      { userId: 7, createdAt: LATER },
    ];
    for (const erasure of [one, two]) await erasures.record(erasure);
    expect(await all()).toEqual([one, two]);
    await erasures.withdraw(two);
    expect(await all()).toEqual([one]);
  });

  it('are repeated without mails, but not of newer accounts with the same id', async () => {
    keys.clear();
    for (const userId of [7, 8, 9]) await erasures.record({ userId, createdAt: FIRST });
    const created = new Map([
      [7, FIRST],
      [8, LATER],
    ]);
    const users = {
      byId: async (id: number) => (created.has(id) ? { createdAt: created.get(id) } : undefined),
    } as unknown as UserRepository;
    const erased: unknown[] = [];
    const erase = { execute: async (command: object) => erased.push(command) > 0 } as unknown as EraseAccount;
    expect(await new ReplayErasures(erasures, users, erase, new InMemoryUnitOfWork()).execute()).toBe(1);
    expect(erased).toEqual([{ userId: 7, isSilent: true }]);
  });
});

describe('who may delete or export the account of somebody else', () => {
  const users = new InMemoryUserRepository();
  const ADMIN = { userId: 9, password: 'correct horse', address: '::1', signedInAt: undefined };
  let confirmed: unknown[];
  beforeAll(() => users.add(aUser({ id: 7, username: 'maria', email: 'maria@example.org' })));
  beforeEach(() => {
    confirmed = [];
  });
  const confirm = (account: number | string, admin?: typeof ADMIN, reason = ' Asked by letter. ') => {
    const password = { execute: async (command: object) => void confirmed.push(command) } as unknown as ConfirmPassword;
    const policy = new LeavingPolicy(users, password, new InMemoryUnitOfWork());
    return policy.confirm({ account, reason, ...(admin && { admin }) });
  };

  it.each([7, 'MARIA', 'Maria@Example.org'])('is an operator who knows it as %s', async (account) => {
    expect(await confirm(account)).toEqual({ userId: 7, reason: 'Asked by letter.' });
    expect(confirmed).toEqual([]);
  });

  it('is an admin with a password, for no own account', async () => {
    expect(await confirm(7, ADMIN)).toEqual({ userId: 7, reason: 'Asked by letter.' });
    expect(confirmed).toEqual([{ ...ADMIN, field: 'password' }]);
    await expect(confirm(9, ADMIN)).rejects.toThrow(OwnAccountRequested);
    expect(confirmed).toHaveLength(1);
  });

  it('needs an account and a reason', async () => {
    await expect(confirm(8)).rejects.toThrow(UserNotFound);
    await expect(confirm('nobody')).rejects.toThrow(UserNotFound);
    await expect(confirm(7, ADMIN, ' ')).rejects.toThrow('Reason');
    expect(confirmed).toEqual([]);
  });
});
