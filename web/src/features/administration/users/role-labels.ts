import type { UserBody } from '@/api/generated/types.gen';

/** The display name of each role. */
export const ROLE_LABELS: Record<UserBody['role'], string> = {
  job_seeker: 'Job seeker',
  employer: 'Employer',
  admin: 'Admin',
};
