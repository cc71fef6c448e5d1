import type { RestrictionReason } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';

/** Labels of the reasons for restricting a listing. */
export const RESTRICTION_REASONS: Record<RestrictionReason, string> = {
  scam: t('Scam or misleading'),
  fees: t('Applicants have to pay'),
  personal_data: t('Asks for documents or bank details'),
  wrong_company: t('Not from this company'),
  discrimination: t('Discrimination'),
  illegal: t('Against the law'),
  not_a_job: t('Not a tourism job'),
  incomplete: t('Missing details'),
  duplicate: t('Already listed'),
  other: t('Other reason'),
};
