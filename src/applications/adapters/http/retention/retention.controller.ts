import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CompanyNotFound } from '#jobs';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { CurrentMember, Members, Only, SignedIn } from '#platform/http/security/access.js';
import type { Member } from '#shared/domain/actor.js';
import { CompanyRetention } from '../../../application/retention/company-retention.js';
import { KeptApplicationsBody, RetentionBody } from '../../../application/retention/retention.view.js';
import { RetentionRequest } from './retention.requests.js';

/** How long companies keep applications. */
@ApiTags('hiring')
@Controller('api')
export class RetentionController {
  constructor(private readonly retention: CompanyRetention) {}

  @Get('company/retention')
  @Only('employer')
  @ApiOkResponse({ type: RetentionBody })
  read(@CurrentMember() { employerId }: Member): Promise<RetentionBody> {
    return this.retention.read(employerId);
  }

  /** Applications that are older go with the next nightly run. */
  @Put('company/retention')
  @Only('employer')
  @Members('owner')
  @ApiOkResponse({ type: RetentionBody })
  choose(
    @CurrentMember() { employerId }: Member,
    @Body() { rejectedDays, endedDays }: RetentionRequest,
  ): Promise<RetentionBody> {
    return this.retention.choose({ companyId: employerId, rejectedDays, endedDays });
  }

  /** For those who apply. */
  @Get('companies/:employerId/kept-applications')
  @SignedIn()
  @ApiOkResponse({ type: KeptApplicationsBody })
  async kept(@Param('employerId', IdPipe) employerId: number): Promise<KeptApplicationsBody> {
    const kept = await this.retention.kept(employerId);
    if (!kept) throw new CompanyNotFound();
    return kept;
  }
}
