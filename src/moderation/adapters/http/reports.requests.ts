import { OneOf, UncheckedOneOf } from '#platform/http/api/validation/choice-inputs.js';
import { OptionalText } from '#platform/http/api/validation/inputs.js';
import { OUTCOME_TEXT, REPORT_OUTCOMES, REPORT_REASONS, REPORT_TEXT, type ReportOutcome } from '../../domain/report.js';

/** POST /jobs/{id}/reports */
export class ReportListingRequest {
  @UncheckedOneOf(REPORT_REASONS, { enumName: 'ReportReason', isRequired: true, message: 'Please choose a reason' })
  readonly reason!: string | null;

  @OptionalText(REPORT_TEXT)
  readonly text?: string | null;
}

/** PUT /admin/reports/{jobId} */
export class DecideReportsRequest {
  @OneOf(REPORT_OUTCOMES, { label: 'Outcome', enumName: 'ReportOutcome' })
  readonly outcome!: ReportOutcome;

  @OptionalText({ label: 'Reason', example: 'scam' })
  readonly reason?: string | null;

  @OptionalText(OUTCOME_TEXT)
  readonly text?: string | null;
}
