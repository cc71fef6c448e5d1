import type { ReportReason } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';

/** Labels of the reasons for a report. */
export const REPORT_REASONS: Record<ReportReason, string> = {
  scam: t('It looks like a scam'),
  fees: t('It asks applicants for money'),
  personal_data: t('It asks for documents or bank details'),
  misleading: t('It is misleading or not from this company'),
  discrimination: t('It discriminates'),
  not_available: t('The job is not available'),
  other: t('Something else'),
};
