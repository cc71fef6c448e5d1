import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { CurrentMember, Only } from '#platform/http/security/access.js';
import type { Member } from '#shared/domain/actor.js';
import { ApplicationNoticeBody } from '../../application/application-notice.view.js';
import { ChooseNotices } from '../../application/choose-notices.js';
import { ChooseNoticeRequest } from './application-notices.requests.js';

/** How members of a company hear of new applications. */
@ApiTags('hiring')
@Controller('api/jobs/:id/application-notice')
@Only('employer')
export class ApplicationNoticesController {
  constructor(private readonly notices: ChooseNotices) {}

  @Get()
  @ApiOkResponse({ type: ApplicationNoticeBody })
  read(@Param('id', IdPipe) jobId: number, @CurrentMember() member: Member): Promise<ApplicationNoticeBody> {
    return this.notices.read(member, jobId);
  }

  @Put()
  @ApiOkResponse({ type: ApplicationNoticeBody })
  choose(
    @Param('id', IdPipe) jobId: number,
    @CurrentMember() member: Member,
    @Body() { mode }: ChooseNoticeRequest,
  ): Promise<ApplicationNoticeBody> {
    return this.notices.choose(member, jobId, mode);
  }
}
