import { makeFirstAdmin } from '#identity/administration/adapters/first-admin.js';
import { EnsureAdmin } from '#identity/administration/application/admins/ensure-admin.js';
import { RegisterUser } from '#identity/accounts/application/register-user.js';
import { WrongSetting } from '#platform/config/wrong-setting.js';
import { FewCommonPasswords } from '../../support/in-memory/identity/few-common-passwords.js';
import { InMemoryUserRepository } from '../../support/in-memory/identity/in-memory-user-repository.js';
import { PlainPasswordHasher } from '../../support/in-memory/identity/plain-password-hasher.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';
import { aUser } from '../../support/mothers/user-mother.js';

const ADMIN = { username: 'chief', email: 'chief@example.org', password: 'secret password' };

describe('the admin from the settings', () => {
  const setUp = () => {
    const users = new InMemoryUserRepository();
    const unitOfWork = new InMemoryUnitOfWork();
    const hasher = new PlainPasswordHasher();
    const commonPasswords = new FewCommonPasswords();
    const registerUser = new RegisterUser(users, hasher, commonPasswords, unitOfWork, new FixedClock());
    return { users, ensureAdmin: new EnsureAdmin(users, registerUser, commonPasswords, unitOfWork) };
  };

  it('is created if there is no admin', async () => {
    const { users, ensureAdmin } = setUp();
    await makeFirstAdmin(ensureAdmin, ADMIN);
    await makeFirstAdmin(ensureAdmin, { ...ADMIN, username: 'second', email: 'second@example.org' });
    expect(await users.byLogin('chief')).toMatchObject({ role: 'admin' });
    expect(await users.byLogin('second')).toBeUndefined();
  });

  it.each([
    [{ username: 'ab' }, 'ADMIN_USERNAME cannot be used: Username must be at least 3 characters.'],
    [{ email: 'chief' }, 'ADMIN_EMAIL cannot be used: Please enter a valid email address.'],
    [{ password: 'short' }, 'ADMIN_PASSWORD cannot be used: Password must be at least 6 characters.'],
  ])('stops the startup with an explanation for %o, even if there is an admin', async (change, sentence) => {
    const { ensureAdmin } = setUp();
    const attempt = () => makeFirstAdmin(ensureAdmin, { ...ADMIN, ...change });
    await expect(attempt()).rejects.toThrow(new WrongSetting(sentence));
    await makeFirstAdmin(ensureAdmin, ADMIN);
    await expect(attempt()).rejects.toThrow(new WrongSetting(sentence));
  });

  it('cannot use a taken username', async () => {
    const { users, ensureAdmin } = setUp();
    await users.add(aUser({ id: await users.nextId(), username: 'chief' }));
    await expect(makeFirstAdmin(ensureAdmin, ADMIN)).rejects.toThrow(
      new WrongSetting('ADMIN_USERNAME cannot be used: Username is already taken.'),
    );
  });
});
