import { User, type EnteredRegistration } from '#identity/accounts/domain/user.js';

/** An unsaved user. */
export function aUser({ id = 1, ...changes }: Partial<EnteredRegistration> & { readonly id?: number } = {}): User {
  const entered = {
    username: 'maria',
    email: 'maria@example.org',
    fullName: 'Maria Silva',
    role: 'job_seeker' as const,
  };
  const checked = User.check({ ...entered, ...changes, password: 'secret password' }, () => false);
  return User.register(
    { ...checked, id, passwordHash: 'hashed:secret password', companyName: null },
    new Date('2026-06-15T12:00:00.000Z'),
  );
}
