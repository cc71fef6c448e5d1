import type { INestApplicationContext } from '@nestjs/common';
import { UserRepository } from '../identity/application/ports/user-repository.js';
import { UnitOfWork } from '../shared/application/unit-of-work.js';
import { grandHotel } from './companies/grand-hotel.js';
import { maria } from './people/maria.js';

/** The password of every account of the demo data. */
export const DEMO_PASSWORD = 'wayfare-demo';

export const DEMO_ADMIN = { username: 'admin', email: 'admin@wayfare.example', password: DEMO_PASSWORD };

/** The accounts to look around with, as they are told to whoever starts the server. */
const SHOWN = [
  { email: DEMO_ADMIN.email, as: DEMO_ADMIN.username },
  { email: employerEmail(grandHotel.username), as: `${grandHotel.username} (employer)` },
  { email: jobSeekerEmail(maria.username), as: `${maria.username} (job seeker)` },
];

export function employerEmail(username: string): string {
  return `careers@${username}.example`;
}

export function jobSeekerEmail(username: string): string {
  return `${username}@mail.example`;
}

/** Which of the accounts to look around with are in the database, in words. */
export async function demoAccounts(app: INestApplicationContext): Promise<string[]> {
  const users = app.get(UserRepository);
  return app.get(UnitOfWork).run(async () => {
    const found: string[] = [];
    for (const { email, as } of SHOWN) if (await users.byLogin(email)) found.push(as);
    return found;
  });
}
