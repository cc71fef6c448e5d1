import { Body, Controller, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Only } from '#platform/http/security/access.js';
import { ApproveJobs } from '#jobs/application/review/approve-jobs.js';
import { ApproveJobsRequest } from './approve-jobs.requests.js';
import { approvedJobsBody, ApprovedJobsBody } from './approve-jobs.views.js';

/** Bulk approval of resubmitted listings from verified employers. */
@ApiTags('listings')
@Controller('api/admin/pending-jobs')
@Only('admin')
export class ApproveJobsController {
  constructor(private readonly approveJobs: ApproveJobs) {}

  @Put('approve')
  @ApiOkResponse({ type: ApprovedJobsBody, description: 'The approved listings, and the skipped ones with reasons' })
  async approve(@Body() { listings }: ApproveJobsRequest): Promise<ApprovedJobsBody> {
    return approvedJobsBody(await this.approveJobs.execute({ listings }));
  }
}
