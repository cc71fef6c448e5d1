import type { ReportReason } from '@/api/generated/types.gen';

/** Labels of the reasons for a report. */
export const REPORT_REASONS: Record<ReportReason, string> = {
  scam: 'It looks like a scam',
  fees: 'It asks applicants for money',
  personal_data: 'It asks for documents or bank details',
  misleading: 'It is misleading or not from this company',
  discrimination: 'It discriminates',
  not_available: 'The job is not available',
  other: 'Something else',
};
