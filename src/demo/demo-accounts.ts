import type { INestApplicationContext } from '@nestjs/common';
import { UserRepository } from '../identity/application/ports/user-repository.js';
import type { User } from '../identity/domain/user.js';
import { UnitOfWork } from '../shared/application/unit-of-work.js';

/** The password of every account of the demo data. */
export const DEMO_PASSWORD = 'wayfare-demo';

/** The employer and the job seeker to look around with. */
export const DEMO_EMPLOYER = 'grandhotel';
export const DEMO_JOB_SEEKER = 'maria';

export const DEMO_ADMIN = { username: 'admin', email: 'admin@wayfare.example', password: DEMO_PASSWORD };

/** The accounts to look around with, as the server prints them when it starts. */
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
 * The demo accounts to look around with that are in the database, in words. They share one hash of their password, salt
 * included, as no other accounts do: registering under their addresses does not pass for them, and nobody registers as admin.
 */
export async function demoAccounts(app: INestApplicationContext): Promise<string[]> {
  const users = app.get(UserRepository);
  const found = await app.get(UnitOfWork).run(() => Promise.all(SHOWN.map(({ email }) => users.byLogin(email))));
  const isDemo = (user: User) =>
    user.role === 'admin' || found.some((other) => other && other !== user && other.passwordHash === user.passwordHash);
  return SHOWN.filter((_, i) => found[i] && isDemo(found[i])).map(({ as }) => as);
}
