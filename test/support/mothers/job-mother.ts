import type { JobForm } from '#jobs/domain/job-details.js';
import { Job } from '#jobs/domain/job.js';

/** When these listings are posted. */
export const POSTED_AT = new Date('2026-06-15T12:00:00.000Z');

/** A valid job form. */
export function aJobForm<T extends JobForm>(changes?: T) {
  return {
    title: 'Front Desk Agent',
    company: 'Seaside Hotels',
    location: 'Lisbon, Portugal',
    description:
      'Welcome guests from all over the world, check them in and out, and help them to enjoy their stay by the sea.',
    requirements: 'Fluent English',
    responsibilities: 'Reception',
    benefits: 'Meals and a room',
    department: 'Front office',
    salary: '$30,000 a year',
    minSalary: 28_000,
    maxSalary: 32_000,
    jobType: 'full_time',
    category: 'hotels',
    experience: 'entry',
    skills: ['Opera PMS', 'English'],
    isPremium: false,
    ...changes,
  };
}

/** An unsaved listing that awaits approval. */
export function aJob(
  changes: JobForm & { readonly id?: number; readonly employerId?: number; readonly postedAt?: Date } = {},
): Job {
  const { id = 1, employerId = 1, postedAt = POSTED_AT, ...form } = changes;
  const job = Job.post(id, employerId, aJobForm(form), postedAt);
  // Tests are about what happens later.
  job.pullEvents();
  return job;
}

/** A listing that was approved when posted. */
export function anApprovedJob(changes: Parameters<typeof aJob>[0] = {}): Job {
  const job = aJob(changes);
  job.approve(job.postedAt);
  job.pullEvents();
  return job;
}
