import type { Due } from '#shared/application/background/retention.js';
import { ScheduledTask, type TaskResult } from '#shared/application/background/scheduled-task.js';
import { UseCase } from '#shared/application/use-case.js';
import { ApplicationRetention, type RetentionRule } from '../ports/application-retention.js';

const BATCH = 500;

/** Deletes rejected applications once their company, or the site, no longer keeps them; the next sweep deletes their files. */
@UseCase()
export class PurgeRejectedApplications {
  constructor(private readonly retention: ApplicationRetention) {}

  @ScheduledTask('purge-rejected-applications', '5 1 * * *', { deletes: true })
  async execute(): Promise<TaskResult> {
    return { deleted: { applications: await deleteDue(this.retention, 'rejected') } };
  }

  /** What the next run deletes. */
  due(): Promise<Due | undefined> {
    return countDue(this.retention, 'rejected');
  }
}

/** Deletes applications to listings that ended, once their company no longer keeps them. */
@UseCase()
export class PurgeEndedApplications {
  constructor(private readonly retention: ApplicationRetention) {}

  @ScheduledTask('purge-ended-applications', '7 1 * * *', { deletes: true })
  async execute(): Promise<TaskResult> {
    return { deleted: { applications: await deleteDue(this.retention, 'ended') } };
  }

  /** What the next run deletes. */
  due(): Promise<Due | undefined> {
    return countDue(this.retention, 'ended');
  }
}

async function deleteDue(retention: ApplicationRetention, rule: RetentionRule): Promise<number> {
  let applications = 0;
  for (let after: number | null = 0; after !== null;) {
    const { deleted, last } = await retention.deleteDue(rule, after, BATCH);
    applications += deleted;
    after = last;
  }
  return applications;
}

async function countDue(retention: ApplicationRetention, rule: RetentionRule): Promise<Due> {
  let [count, oldest]: [number, Date | null] = [0, null];
  for (let after: number | null = 0; after !== null;) {
    const due: Due & { last: number | null } = await retention.due(rule, after, BATCH);
    count += due.count;
    if (due.oldest && (!oldest || due.oldest < oldest)) oldest = due.oldest;
    after = due.last;
  }
  return { count, oldest };
}
