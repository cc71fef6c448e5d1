import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { Only } from '#platform/http/security/access.js';
import {
  CompanyNameBody,
  ExplanationBody,
  ListingHintsBody,
  ListingReviewBody,
} from '../../application/review.view.js';
import { ReviewQueries } from '../../application/ports/review-queries.js';
import { CannotReport } from '../../domain/report.js';

/** Background information for admins who review a listing or a company. */
@ApiTags('moderation')
@Controller('api/admin')
@Only('admin')
export class ReviewController {
  constructor(private readonly queries: ReviewQueries) {}

  @Get('jobs/:id/review')
  @ApiOkResponse({ type: ListingReviewBody })
  async one(@Param('id', IdPipe) jobId: number): Promise<ListingReviewBody> {
    const review = await this.queries.review(jobId);
    if (!review) throw new CannotReport();
    return review;
  }

  /** Of the first page of pending listings, oldest first. */
  @Get('pending-jobs/hints')
  @ApiOkResponse({ type: [ListingHintsBody] })
  awaiting(): Promise<readonly ListingHintsBody[]> {
    return this.queries.awaiting();
  }

  /** Earlier explanations of rejections and takedowns, newest first. */
  @Get('explanations')
  @ApiOkResponse({ type: [ExplanationBody] })
  explanations(): Promise<readonly ExplanationBody[]> {
    return this.queries.explanations();
  }

  @Get('company-names')
  @ApiOkResponse({ type: [CompanyNameBody] })
  names(): Promise<readonly CompanyNameBody[]> {
    return this.queries.namesToCheck();
  }
}
