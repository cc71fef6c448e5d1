import { User, type Registration } from '../../../src/identity/domain/user.js';

/** A user who is not stored yet. */
export function aUser(changes: Partial<Registration> = {}): User {
  const entered = {
    username: 'maria',
    email: 'maria@example.org',
    fullName: 'Maria Silva',
    role: 'job_seeker' as const,
  };
  return User.register(
    User.check({ ...entered, ...changes, password: 'secret password' }),
    'hashed:secret password',
    new Date('2026-06-15T12:00:00.000Z'),
  );
}
