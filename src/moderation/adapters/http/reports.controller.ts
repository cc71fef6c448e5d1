import { Body, Controller, Get, Param, Post, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { IfMatch, type Versions } from '#platform/http/api/version-tag.js';
import { Anyone, CurrentActor, Only, SignedIn } from '#platform/http/security/access.js';
import { callerAddress } from '#platform/http/security/caller-address.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import type { Actor } from '#shared/domain/actor.js';
import { DecideReports } from '../../application/decide-reports.js';
import { Reports } from '../../application/ports/reports.js';
import { ReviewQueries } from '../../application/ports/review-queries.js';
import { OwnReportBody, ReportedJobBody } from '../../application/report.view.js';
import { ReportListing } from '../../application/report-listing.js';
import { DecideReportsRequest, ReportListingRequest } from './reports.requests.js';

/** Reporting listings and handling the reports. */
@ApiTags('moderation')
@Controller('api')
export class ReportsController {
  constructor(
    private readonly reports: Reports,
    private readonly queries: ReviewQueries,
    private readonly reportListing: ReportListing,
    private readonly decideReports: DecideReports,
  ) {}

  /** Once per account or, for visitors, per address. */
  @Post('jobs/:id/reports')
  @Anyone()
  @Limited('reportsPerHour', 'address')
  @NoContent()
  @ApiRefusals(409)
  report(
    @Param('id', IdPipe) jobId: number,
    @Body() { reason, text }: ReportListingRequest,
    @CurrentActor() actor: Actor | undefined,
    @Req() request: Request,
  ): Promise<void> {
    const reporter = actor ? { userId: actor.userId } : { address: callerAddress(request) };
    return this.reportListing.execute({ jobId, reporter, employerId: actor?.employerId, reason, text });
  }

  @Get('account/reports')
  @SignedIn()
  @ApiOkResponse({ type: [OwnReportBody] })
  own(@CurrentActor() { userId }: Actor): Promise<readonly OwnReportBody[]> {
    return this.reports.ofReporter(userId);
  }

  @Get('admin/reports')
  @Only('admin')
  @ApiOkResponse({ type: [ReportedJobBody] })
  open(): Promise<readonly ReportedJobBody[]> {
    return this.queries.reported();
  }

  /** Closes the open reports of a listing. */
  @Put('admin/reports/:jobId')
  @Only('admin')
  @NoContent()
  @ApiRefusals(409)
  decide(
    @Param('jobId', IdPipe) jobId: number,
    @Body() { outcome, reason, text }: DecideReportsRequest,
    @IfMatch() versions: Versions,
  ): Promise<void> {
    return this.decideReports.execute({ jobId, versions, outcome, reason, text });
  }
}
