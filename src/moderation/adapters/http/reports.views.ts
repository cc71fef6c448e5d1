import { ApiProperty } from '@nestjs/swagger';
import { REPORT_OUTCOMES, REPORT_REASONS, type ReportOutcome, type ReportReason } from '../../domain/report.js';

const OPTIONAL_TEXT = { type: String, nullable: true } as const;

/** A report, for its reporter. */
export class OwnReportBody {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null once the listing has been deleted' })
  readonly jobId!: number | null;
  @ApiProperty() readonly title!: string;
  @ApiProperty() readonly company!: string;
  @ApiProperty({ enum: REPORT_REASONS, enumName: 'ReportReason' }) readonly reason!: ReportReason;
  @ApiProperty() readonly reportedAt!: Date;
  @ApiProperty({ enum: REPORT_OUTCOMES, enumName: 'ReportOutcome', nullable: true, description: 'Null until decided' })
  readonly outcome!: ReportOutcome | null;
}

/** An open report, for admins; it does not reveal the reporter. */
export class OpenReportBody {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
  @ApiProperty({ enum: REPORT_REASONS, enumName: 'ReportReason' }) readonly reason!: ReportReason;
  @ApiProperty(OPTIONAL_TEXT) readonly text!: string | null;
  @ApiProperty({ description: 'Whether the reporter has an account and is notified of the outcome' })
  readonly hasAccount!: boolean;
  @ApiProperty({ type: String, format: 'date-time' }) readonly reportedAt!: string;
}

/** A listing with its open reports. */
export class ReportedJobBody {
  @ApiProperty({ type: 'integer' }) readonly jobId!: number;
  @ApiProperty({ type: 'integer' }) readonly employerId!: number;
  @ApiProperty() readonly title!: string;
  @ApiProperty() readonly company!: string;
  @ApiProperty({ type: 'integer', description: 'For If-Match' }) readonly version!: number;
  @ApiProperty() readonly isPublished!: boolean;
  @ApiProperty({ type: 'integer', description: 'All open reports' }) readonly count!: number;
  @ApiProperty({ type: [OpenReportBody], description: 'The oldest of them' })
  readonly reports!: readonly OpenReportBody[];
}
