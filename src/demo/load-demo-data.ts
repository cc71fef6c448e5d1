import type { INestApplicationContext } from '@nestjs/common';
import { MeasureReplyTimes } from '#applications/application/measure-reply-times.js';
import { UserQueries } from '#identity/accounts/application/ports/user-queries.js';
import { withDatabaseLock } from '#platform/postgres/locks/database-lock.js';
import type { SettableClock } from '#platform/clock/settable-clock.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { DemoLoading } from './demo-loading.js';
import { planDemo, type DemoPlan } from './plan/demo-plan.js';
import { demoUseCases } from './demo-use-cases.js';

/**
 * Fills an empty database with demo data in one transaction, without mails to its made-up addresses. The application
 * must be initialized.
 * If several processes start at once, one loads the data.
 * @returns whether anything was loaded
 */
export async function loadDemoData(
  app: INestApplicationContext,
  databaseUrl: string,
  plan: (now: Date) => DemoPlan = planDemo,
): Promise<boolean> {
  return withDatabaseLock(databaseUrl, 'demo data', async () => {
    if (!(await isEmpty(app))) return false;
    await app.get<Clock, SettableClock>(Clock).settable(async (setTime) => {
      const loading = new DemoLoading(demoUseCases(app), setTime);
      await app.get(UnitOfWork).run(() => loading.run(plan(new Date())), { isSilent: true });
    });
    // Not only at night, so that the demo shows them at once.
    await app.get(MeasureReplyTimes).execute();
    return true;
  });
}

/** Whether there are no employers and job seekers yet; the operator's admin may already exist. */
async function isEmpty(app: INestApplicationContext): Promise<boolean> {
  const users = app.get(UserQueries);
  const employers = await users.page({ role: 'employer', limit: 1 });
  const jobSeekers = await users.page({ role: 'job_seeker', limit: 1 });
  return employers.total + jobSeekers.total === 0;
}
