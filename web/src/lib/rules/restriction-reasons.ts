import type { RestrictionReason } from '@/api/generated/types.gen';

/** Labels of the reasons for restricting a listing. */
export const RESTRICTION_REASONS: Record<RestrictionReason, string> = {
  scam: 'Scam or misleading',
  fees: 'Applicants have to pay',
  personal_data: 'Asks for documents or bank details',
  wrong_company: 'Not from this company',
  discrimination: 'Discrimination',
  illegal: 'Against the law',
  not_a_job: 'Not a tourism job',
  incomplete: 'Missing details',
  duplicate: 'Already listed',
  other: 'Other reason',
};
