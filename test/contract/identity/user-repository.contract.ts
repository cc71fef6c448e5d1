import type { UserRepository } from '#identity/accounts/application/ports/user-repository.js';
import { EmailTaken, UsernameTaken } from '#identity/accounts/domain/identity-errors.js';
import { aUser } from '../../support/mothers/user-mother.js';

/** Contract of `UserRepository`. `inUnit` runs work in a unit of work. */
export function userRepositoryContract(
  make: () => Promise<{ users: UserRepository; inUnit: <T>(work: () => Promise<T>) => Promise<T> }>,
): void {
  let users: UserRepository;
  let inUnit: <T>(work: () => Promise<T>) => Promise<T>;
  beforeEach(async () => {
    ({ users, inUnit } = await make());
  });

  it('finds a stored user by its id', async () => {
    const user = aUser({ id: await users.nextId() });
    await inUnit(() => users.add(user));
    const found = await inUnit(() => users.byId(user.id));
    expect(found).toMatchObject({ username: 'maria', email: 'maria@example.org', role: 'job_seeker', avatar: null });
    expect(found?.createdAt).toEqual(new Date('2026-06-15T12:00:00.000Z'));
  });

  it('finds a user by username and by email in any case, including letters beyond ASCII', async () => {
    await inUnit(() => users.add(aUser({ username: 'Élodie', email: 'Elodie@Example.org' })));
    for (const login of ['élodie', 'ÉLODIE', ' élodie ', 'elodie@example.ORG']) {
      expect((await inUnit(() => users.byLogin(login)))?.username).toBe('Élodie');
    }
    expect(await inUnit(() => users.byLogin('elodie'))).toBeUndefined();
  });

  it('prefers the owner of an email address over a user with that username', async () => {
    await inUnit(() => users.add(aUser({ username: 'maria@example.org', email: 'other@example.org' })));
    await inUnit(() => users.add(aUser({ id: 2, username: 'maria', email: 'maria@example.org' })));
    expect((await inUnit(() => users.byLogin('maria@example.org')))?.username).toBe('maria');
  });

  it('rejects a username that looks like another', async () => {
    await inUnit(() => users.add(aUser()));
    const other = aUser({ id: 2, username: 'rnaria', email: 'new@example.org' });
    await expect(inUnit(() => users.add(other))).rejects.toThrow(UsernameTaken);
  });

  it('rejects a username or email address that is taken in another case', async () => {
    await inUnit(() => users.add(aUser()));
    await expect(
      inUnit(() => users.add(aUser({ id: 2, username: 'MARIA', email: 'new@example.org' }))),
    ).rejects.toThrow(UsernameTaken);
    await expect(
      inUnit(() => users.add(aUser({ id: 2, username: 'new', email: 'MARIA@example.org' }))),
    ).rejects.toThrow(EmailTaken);
  });

  it('accepts one of two concurrent registrations', async () => {
    const attempts = [1, 2].map((id) => inUnit(() => users.add(aUser({ id }))));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('reports whether there is an admin', async () => {
    expect(await inUnit(() => users.anyAdmin())).toBe(false);
    await inUnit(() => users.add(aUser({ role: 'admin' })));
    expect(await inUnit(() => users.anyAdmin())).toBe(true);
  });
}
