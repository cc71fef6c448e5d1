import { ApiProperty } from '@nestjs/swagger';
import { Integer, NullableInteger, NullableText } from '#platform/http/api/fields.js';
import { REPORT_OUTCOMES, REPORT_REASONS, type ReportOutcome, type ReportReason } from '../../domain/report.js';

/** A report, for its reporter. */
export class OwnReportBody {
  @Integer() readonly id!: number;
  @NullableInteger('Null once the listing has been deleted') readonly jobId!: number | null;
  @ApiProperty() readonly title!: string;
  @ApiProperty() readonly company!: string;
  @ApiProperty({ enum: REPORT_REASONS, enumName: 'ReportReason' }) readonly reason!: ReportReason;
  @ApiProperty() readonly reportedAt!: Date;
  @ApiProperty({ enum: REPORT_OUTCOMES, enumName: 'ReportOutcome', nullable: true, description: 'Null until decided' })
  readonly outcome!: ReportOutcome | null;
}

/** An open report, for admins; it does not reveal the reporter. */
export class OpenReportBody {
  @Integer() readonly id!: number;
  @ApiProperty({ enum: REPORT_REASONS, enumName: 'ReportReason' }) readonly reason!: ReportReason;
  @NullableText() readonly text!: string | null;
  @ApiProperty({ description: 'Whether the reporter has an account and is notified of the outcome' })
  readonly hasAccount!: boolean;
  @ApiProperty({ type: Date }) readonly reportedAt!: string;
}

/** A listing with its open reports. */
export class ReportedJobBody {
  @Integer() readonly jobId!: number;
  @Integer() readonly employerId!: number;
  @ApiProperty() readonly title!: string;
  @ApiProperty() readonly company!: string;
  @Integer('For If-Match') readonly version!: number;
  @ApiProperty() readonly isPublished!: boolean;
  @Integer('All open reports') readonly count!: number;
  @ApiProperty({ type: [OpenReportBody], description: 'The oldest of them' })
  readonly reports!: readonly OpenReportBody[];
}
