import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { NOTICE_MODES, type NoticeMode } from '../../domain/application-notice.js';

/** PUT /jobs/{id}/application-notice */
export class ChooseNoticeRequest {
  @ApiProperty({ enum: NOTICE_MODES, enumName: 'NoticeMode' })
  @IsIn(NOTICE_MODES)
  readonly mode!: NoticeMode;
}
