import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { CurrentMember, NeedsVerifiedEmail, Only } from '#platform/http/security/access.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import { Clock } from '#shared/application/clock.js';
import type { Member } from '#shared/domain/actor.js';
import { CandidateBody, FoundCandidatesBody, SentRequestBody } from '../../application/candidate.view.js';
import { LookAtCandidate } from '../../application/look-at-candidate.js';
import { ContactQueries } from '../../application/ports/contact-queries.js';
import { SearchCandidates } from '../../application/search-candidates.js';
import { SentRequests } from '../../application/sent-requests.js';
import { CandidatesQuery, ContactRequestRequest } from './candidates.requests.js';
import { HandlePipe } from './handle.pipe.js';

const TOO_MANY_SEARCHES = 'Your company has searched often today. Please try again tomorrow.';

/** People whom verified companies may find, and what these ask them. */
@ApiTags('hiring')
@Controller('api/employer')
@Only('employer')
export class CandidatesController {
  constructor(
    private readonly search: SearchCandidates,
    private readonly look: LookAtCandidate,
    private readonly requests: SentRequests,
    private readonly queries: ContactQueries,
    private readonly clock: Clock,
  ) {}

  @Get('candidates')
  @Limited('candidateSearchesPerDay', 'party', { message: TOO_MANY_SEARCHES })
  @ApiOkResponse({ type: FoundCandidatesBody, description: 'Those for exactly that job first, the nearest of them' })
  @ApiRefusals(400)
  find(
    @Query() { radius = 50, level = 'Basic', page = 1, ...query }: CandidatesQuery,
    @CurrentMember() { employerId }: Member,
  ): Promise<FoundCandidatesBody> {
    const availableBy = query.availableBy || undefined;
    return this.search.execute({ ...query, availableBy, employerId, kilometers: radius, level, page });
  }

  /** Shows a person, who is told how many companies looked. */
  @Post('candidates/:handle/looks')
  @HttpCode(HttpStatus.OK)
  @NeedsVerifiedEmail()
  @ApiOkResponse({ type: CandidateBody })
  @ApiRefusals(404, 429)
  lookAt(@Param('handle', HandlePipe) handle: string, @CurrentMember() { employerId }: Member): Promise<CandidateBody> {
    return this.look.execute({ employerId, handle });
  }

  /** Asks a person to talk about an open listing. */
  @Post('candidates/:handle/requests')
  @NeedsVerifiedEmail()
  @ApiCreatedResponse({ type: CandidateBody })
  @ApiRefusals(404, 409, 429)
  ask(
    @Param('handle', HandlePipe) handle: string,
    @Body() { jobId, text }: ContactRequestRequest,
    @CurrentMember() { employerId, userId }: Member,
  ): Promise<CandidateBody> {
    return this.requests.ask({ employerId, authorId: userId, handle, jobId, text });
  }

  @Get('contact-requests')
  @ApiOkResponse({ type: [SentRequestBody], description: 'Newest first, at most 200' })
  sent(@CurrentMember() { employerId }: Member): Promise<readonly SentRequestBody[]> {
    return this.queries.sent(employerId, this.clock.now());
  }

  /** Takes back a request that was not answered. */
  @Delete('contact-requests/:id')
  @NoContent()
  @ApiRefusals(409)
  takeBack(@Param('id', IdPipe) id: number, @CurrentMember() { employerId }: Member): Promise<void> {
    return this.requests.takeBack({ employerId, id });
  }
}
