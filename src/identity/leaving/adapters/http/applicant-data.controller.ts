import { Body, Controller, Delete, Get, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { streamOf } from '#platform/files/stream-of.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { CurrentMember, NeedsVerifiedEmail, Only } from '#platform/http/security/access.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import type { Member } from '#shared/domain/actor.js';
import { ApplicantDataBody } from '../../application/applicants/applicant-data.view.js';
import { CompanyApplicants } from '../../application/applicants/company-applicants.js';
import { EraseApplicantRequest } from './leaving-requests.requests.js';

/** Export and deletion of what a company holds about an applicant. */
@ApiTags('companies')
@Controller('api/company/applicants/:id')
@Only('employer')
export class ApplicantDataController {
  constructor(private readonly applicants: CompanyApplicants) {}

  @Get()
  @ApiOkResponse({ type: ApplicantDataBody })
  held(@Param('id', IdPipe) jobSeekerId: number, @CurrentMember() member: Member): Promise<ApplicantDataBody> {
    return this.applicants.held({ companyId: member.employerId, jobSeekerId });
  }

  /** A ZIP archive of JSON files and uploads. */
  @Post('export')
  @HttpCode(200)
  @Limited('exportsPerDay', 'party')
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiRefusals(404, 429)
  async export(@Param('id', IdPipe) jobSeekerId: number, @CurrentMember() member: Member): Promise<StreamableFile> {
    const content = await this.applicants.export({ companyId: member.employerId, jobSeekerId });
    const disposition = `attachment; filename="wayfare-applicant-${jobSeekerId}.zip"`;
    return new StreamableFile(streamOf(content), { type: 'application/zip', disposition });
  }

  /** Deletes it immediately and permanently. The applicant is told, and keeps the conversations, which are closed. */
  @Delete()
  @NeedsVerifiedEmail()
  @NoContent()
  @ApiRefusals(404)
  erase(
    @Param('id', IdPipe) jobSeekerId: number,
    @CurrentMember() member: Member,
    @Body() { reason }: EraseApplicantRequest,
  ): Promise<void> {
    return this.applicants.erase({ companyId: member.employerId, jobSeekerId, reason });
  }
}
