import type { UserBody } from '@/api/generated/types.gen';

/** The words for what a user is. */
export const ROLE_LABELS: Record<UserBody['role'], string> = {
  job_seeker: 'Job seeker',
  employer: 'Employer',
  admin: 'Admin',
};
