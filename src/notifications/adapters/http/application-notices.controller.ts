import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { CurrentMember, Members, Only } from '#platform/http/security/access.js';
import type { Member } from '#shared/domain/actor.js';
import { ApplicationNoticeBody, CompanyNoticeBody } from '../../application/application-notice.view.js';
import { ChooseNotices } from '../../application/choose-notices.js';
import { ChooseCompanyNoticeRequest, ChooseNoticeRequest } from './application-notices.requests.js';

/** How members of a company hear of new applications. */
@ApiTags('hiring')
@Controller('api')
@Only('employer')
@Members('owner', 'recruiter', 'reviewer')
export class ApplicationNoticesController {
  constructor(private readonly notices: ChooseNotices) {}

  @Get('jobs/:id/application-notice')
  @ApiOkResponse({ type: ApplicationNoticeBody })
  read(@Param('id', IdPipe) jobId: number, @CurrentMember() member: Member): Promise<ApplicationNoticeBody> {
    return this.notices.ofListing(member, jobId);
  }

  /** Wins over the choice for the hotel of the listing. */
  @Put('jobs/:id/application-notice')
  @ApiOkResponse({ type: ApplicationNoticeBody })
  choose(
    @Param('id', IdPipe) jobId: number,
    @CurrentMember() member: Member,
    @Body() { mode }: ChooseNoticeRequest,
  ): Promise<ApplicationNoticeBody> {
    return this.notices.chooseForListing(member, jobId, mode);
  }

  @Get('company/application-notice')
  @ApiOkResponse({ type: CompanyNoticeBody })
  readForCompany(@CurrentMember() member: Member): Promise<CompanyNoticeBody> {
    return this.notices.ofCompany(member);
  }

  /** For all listings, or for those of a hotel, which wins. */
  @Put('company/application-notice')
  @ApiRefusals(404)
  @ApiOkResponse({ type: CompanyNoticeBody })
  chooseForCompany(
    @CurrentMember() member: Member,
    @Body() { mode, workplaceId = null }: ChooseCompanyNoticeRequest,
  ): Promise<CompanyNoticeBody> {
    return this.notices.chooseForCompany(member, workplaceId, mode);
  }
}
