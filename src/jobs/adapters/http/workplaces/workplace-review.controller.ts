import { Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { NoContent } from '#platform/http/api/statuses.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { IfMatch, type Versions } from '#platform/http/api/version-tag.js';
import { Only } from '#platform/http/security/access.js';
import { WorkplaceQueries } from '#jobs/application/ports/workplaces.js';
import { WorkplaceReviewBody } from '#jobs/application/views/places/workplace.view.js';
import { ApproveWorkplace } from '#jobs/application/workplaces/approve-workplace.js';
import { workplaceReviewBody } from './workplace-bodies.js';

/** Hotels and other workplaces waiting for an admin's approval. */
@ApiTags('companies')
@Controller('api/admin')
@Only('admin')
export class WorkplaceReviewController {
  constructor(
    private readonly queries: WorkplaceQueries,
    private readonly approveWorkplace: ApproveWorkplace,
  ) {}

  @Get('pending-workplaces')
  @ApiOkResponse({ type: [WorkplaceReviewBody] })
  async pending(): Promise<WorkplaceReviewBody[]> {
    return (await this.queries.toReview()).map(workplaceReviewBody);
  }

  @Put('workplaces/:id/approve')
  @NoContent()
  approve(@Param('id', IdPipe) workplaceId: number, @IfMatch() versions: Versions): Promise<void> {
    return this.approveWorkplace.execute({ workplaceId, versions });
  }
}
