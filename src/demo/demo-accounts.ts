import type { INestApplicationContext } from '@nestjs/common';
import { UserRepository } from '#identity/accounts/application/ports/user-repository.js';
import type { User } from '#identity/accounts/domain/user.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'wayfare-demo';

/** The employer and the job seeker to sign in as. */
export const DEMO_EMPLOYER = 'grandhotel';
export const DEMO_JOB_SEEKER = 'maria';

export const DEMO_ADMIN = { username: 'admin', email: 'admin@wayfare.example', password: DEMO_PASSWORD };

/** The accounts that the server prints when it starts. */
const SHOWN = [
  { email: DEMO_ADMIN.email, as: DEMO_ADMIN.username },
  { email: employerEmail(DEMO_EMPLOYER), as: `${DEMO_EMPLOYER} (employer)` },
  { email: jobSeekerEmail(DEMO_JOB_SEEKER), as: `${DEMO_JOB_SEEKER} (job seeker)` },
];

export function employerEmail(username: string): string {
  return `careers@${username}.example`;
}

export function jobSeekerEmail(username: string): string {
  return `${username}@mail.example`;
}

/**
 * Describes the printed demo accounts that are in the database. They share one password hash, including its salt, so an
 * account registered with one of their addresses does not count; and nobody can register as an admin.
 */
export async function demoAccounts(app: INestApplicationContext): Promise<string[]> {
  const users = app.get(UserRepository);
  const found = await app.get(UnitOfWork).run(() => Promise.all(SHOWN.map(({ email }) => users.byLogin(email))));
  const isDemo = (user: User) =>
    user.role === 'admin' || found.some((other) => other && other !== user && other.passwordHash === user.passwordHash);
  return SHOWN.filter((_, i) => found[i] && isDemo(found[i])).map(({ as }) => as);
}
