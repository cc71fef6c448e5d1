import { Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { IfMatch, type Versions } from '#platform/http/api/version-tag.js';
import { Only } from '#platform/http/security/access.js';
import { ApproveCompany } from '../../application/approve-company.js';
import { ProfileQueries } from '../../application/ports/profile-queries.js';
import { CompanyReviewBody } from '../../application/employer-profile.view.js';

/** Company profile changes waiting for an admin's approval. */
@ApiTags('companies')
@Controller('api/admin')
@Only('admin')
export class CompanyReviewController {
  constructor(
    private readonly queries: ProfileQueries,
    private readonly approveCompany: ApproveCompany,
  ) {}

  @Get('pending-companies')
  @ApiOkResponse({ type: [CompanyReviewBody] })
  pending(): Promise<readonly CompanyReviewBody[]> {
    return this.queries.companiesToReview();
  }

  @Put('companies/:employerId/approve')
  @NoContent()
  async approve(@Param('employerId', IdPipe) employerId: number, @IfMatch() versions: Versions): Promise<void> {
    await this.approveCompany.execute({ employerId, versions });
  }
}
