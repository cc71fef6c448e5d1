import { Body, Controller, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Only } from '#platform/http/security/access.js';
import { ApproveJobs } from '#jobs/application/review/approve-jobs.js';
import { ApprovedJobsBody } from '#jobs/application/views/approved-jobs.view.js';
import { ApproveJobsRequest } from './approve-jobs.requests.js';

/** Bulk approval of resubmitted listings from verified employers. */
@ApiTags('listings')
@Controller('api/admin/pending-jobs')
@Only('admin')
export class ApproveJobsController {
  constructor(private readonly approveJobs: ApproveJobs) {}

  @Put('approve')
  @ApiOkResponse({ type: ApprovedJobsBody, description: 'The approved listings, and the skipped ones with reasons' })
  approve(@Body() { listings }: ApproveJobsRequest): Promise<ApprovedJobsBody> {
    return this.approveJobs.execute({ listings });
  }
}
