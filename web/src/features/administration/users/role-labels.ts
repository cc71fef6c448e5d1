import type { UserBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';

/** The display name of each role. */
export const ROLE_LABELS: Record<UserBody['role'], string> = {
  job_seeker: t('Job seeker'),
  employer: t('Employer'),
  admin: t('Admin'),
};
