import type { CompanyRole } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';

/** The roles of members, as choices with what they may do. */
export const ROLE_CHOICES: readonly { value: CompanyRole; label: string; text: string }[] = [
  { value: 'owner', label: t('Owner'), text: t('Everything, including the team, payments and integrations') },
  { value: 'recruiter', label: t('Recruiter'), text: t('Listings, applications, interviews and messages') },
  { value: 'reviewer', label: t('Reviewer'), text: t('Reads applications') },
];

/** The name of a role. */
export function roleName(role: CompanyRole): string {
  return ROLE_CHOICES.find(({ value }) => value === role)?.label ?? role;
}
