import type { CompanyRole } from '@/api/generated/types.gen';

/** The roles of members, as choices with what they may do. */
export const ROLE_CHOICES: readonly { value: CompanyRole; label: string; text: string }[] = [
  { value: 'owner', label: 'Owner', text: 'Everything, including the team, payments and integrations' },
  { value: 'recruiter', label: 'Recruiter', text: 'Listings, applications, interviews and messages' },
  { value: 'reviewer', label: 'Reviewer', text: 'Reads applications' },
];

/** The name of a role. */
export function roleName(role: CompanyRole): string {
  return ROLE_CHOICES.find(({ value }) => value === role)?.label ?? role;
}
