import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { LARGEST_ID } from '#platform/http/api/validation/id.pipe.js';
import { NOTICE_MODES, type NoticeMode } from '../../domain/application-notice.js';

const NO_HOTEL = 'workplaceId must be the number of a hotel';

/** PUT /jobs/{id}/application-notice */
export class ChooseNoticeRequest {
  @ApiProperty({ enum: NOTICE_MODES, enumName: 'NoticeMode' })
  @IsIn(NOTICE_MODES)
  readonly mode!: NoticeMode;
}

/** PUT /company/application-notice */
export class ChooseCompanyNoticeRequest extends ChooseNoticeRequest {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: LARGEST_ID,
    nullable: true,
    description: 'The hotel to whose listings it applies; null for all listings',
  })
  @IsOptional()
  @IsInt({ message: NO_HOTEL })
  @Min(1, { message: NO_HOTEL })
  @Max(LARGEST_ID, { message: NO_HOTEL })
  readonly workplaceId?: number | null;
}
