import type { JOB_CATEGORIES, JobType } from '../../jobs/domain/job-options.js';

/** A kind of job as any company may offer it. `{at}` stands for the workplace, `{company}` for the company's name. */
export type RoleTemplate = {
  /** Taken in turn, so that two companies rarely use the same words. */
  readonly titles: readonly string[];
  readonly category: (typeof JOB_CATEGORIES)[number];
  readonly jobType: JobType;
  readonly experience: 'entry' | 'junior' | 'mid' | 'senior' | 'expert' | 'executive';
  readonly department: string;
  /** US dollars a year where wages are those of Western Europe. */
  readonly pay: readonly [least: number, most: number];
  /** What the job is; one of these begins the description. */
  readonly openings: readonly [string, string];
  /** What the work is like; one of these follows what is said of the company. */
  readonly details: readonly [string, string];
  readonly responsibilities: readonly string[];
  readonly requirements: readonly string[];
  readonly skills: readonly string[];
};
