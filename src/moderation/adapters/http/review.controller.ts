import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { bodiesOf, bodyOf } from '#platform/http/api/body.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { Only } from '#platform/http/security/access.js';
import { ReviewQueries } from '../../application/ports/review-queries.js';
import { hintsAboutName, hintsFor } from '../../domain/hints/hints.js';
import { CannotReport } from '../../domain/report.js';
import { CompanyNameBody, ListingReviewBody, ListingTextsBody } from './review.views.js';

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
    const { approvedText } = review;
    return bodyOf(ListingReviewBody, review, {
      hints: hintsFor(review.listing, review.context),
      text: bodyOf(ListingTextsBody, review.listing),
      approvedText: approvedText && bodyOf(ListingTextsBody, approvedText),
    });
  }

  @Get('company-names')
  @ApiOkResponse({ type: [CompanyNameBody] })
  async names(): Promise<CompanyNameBody[]> {
    const found = await this.queries.namesToCheck();
    return bodiesOf(
      CompanyNameBody,
      found.map((company) => ({ ...company, hints: hintsAboutName(company.context) })),
    );
  }
}
