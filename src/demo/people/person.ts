import type { JobSeekerChanges } from '../../profiles/domain/job-seeker-profile.js';
import type { RoleTemplate } from '../roles/role-template.js';

/** A job seeker, with as much of a profile as they have filled in. */
export type Person = {
  readonly username: string;
  readonly fullName: string;
  readonly profile: JobSeekerChanges;
  /** What they apply for, most wanted first. */
  readonly wants: readonly RoleTemplate['category'][];
  /** What they say of themselves in a cover letter; without it they write none. */
  readonly letter?: string;
};
