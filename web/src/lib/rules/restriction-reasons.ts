import type { RestrictionReason } from '@/api/generated/types.gen';

/** Why admins restrict listings. */
export const RESTRICTION_REASONS: Record<RestrictionReason, string> = {
  scam: 'Scam or misleading',
  fees: 'Applicants have to pay',
  personal_data: 'Asks for documents or bank details',
  wrong_company: 'Not from this company',
  discrimination: 'Discrimination',
  illegal: 'Against the law',
  not_a_job: 'No job in tourism',
  incomplete: 'Lacks details',
  duplicate: 'Listed already',
  other: 'Other reason',
};
