import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { OptionalText } from '../../../shared/adapters/http/api/inputs.js';
import { OUTCOME_TEXT, REPORT_OUTCOMES, REPORT_REASONS, REPORT_TEXT, type ReportOutcome } from '../../domain/report.js';

/** POST /jobs/{id}/reports */
export class ReportListingRequest {
  @ApiProperty({ enum: REPORT_REASONS, enumName: 'ReportReason' })
  @IsOptional()
  @IsString({ message: 'Please choose a reason' })
  readonly reason!: string | null;

  @OptionalText(REPORT_TEXT)
  readonly text?: string | null;
}

/** PUT /admin/reports/{jobId} */
export class DecideReportsRequest {
  @ApiProperty({ enum: REPORT_OUTCOMES, enumName: 'ReportOutcome' })
  @IsIn(REPORT_OUTCOMES, { message: `Outcome must be one of ${REPORT_OUTCOMES.join(', ')}` })
  readonly outcome!: ReportOutcome;

  @OptionalText({ label: 'Reason', example: 'scam' })
  readonly reason?: string | null;

  @OptionalText(OUTCOME_TEXT)
  readonly text?: string | null;
}
