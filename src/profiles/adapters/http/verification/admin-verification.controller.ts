import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { IfMatch, type Versions } from '#platform/http/api/version-tag.js';
import { Only } from '#platform/http/security/access.js';
import { VerifyCompany } from '#profiles/application/verification/verify-company.js';
import { WithdrawVerification } from '#profiles/application/verification/withdraw-verification.js';
import { VerifyCompanyRequest, WithdrawVerificationRequest } from './verification.requests.js';

/** Manual verification of companies. */
@ApiTags('companies')
@Controller('api/admin/companies')
@Only('admin')
export class AdminVerificationController {
  constructor(
    private readonly verifyCompany: VerifyCompany,
    private readonly withdrawVerification: WithdrawVerification,
  ) {}

  @Put(':employerId/verify')
  @NoContent()
  @ApiRefusals(409)
  verify(
    @Param('employerId', IdPipe) employerId: number,
    @Body() { note }: VerifyCompanyRequest,
    @IfMatch() versions: Versions,
  ): Promise<void> {
    return this.verifyCompany.execute({ employerId, note, versions });
  }

  /** The employer gets the reason by email and sees it on the company profile. */
  @Put(':employerId/withdraw-verification')
  @NoContent()
  @ApiRefusals(409)
  withdraw(
    @Param('employerId', IdPipe) employerId: number,
    @Body() { reason }: WithdrawVerificationRequest,
  ): Promise<void> {
    return this.withdrawVerification.execute({ employerId, reason });
  }
}
