import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ResumeLinks } from '#profiles';
import { CurrentKey, Only, OnlyForApiKeys } from '#platform/http/security/access.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import type { ApiCaller } from '#shared/application/api-callers.js';
import { FetchApplication } from '../../application/fetching/fetch-application.js';
import { ApplicationChangesBody, FetchedApplicationBody } from '../../application/fetching/fetched-application.view.js';
import { ApplicationFeed } from '../../application/ports/application-feed.js';
import { ApplicationChangesQuery } from './fetched-applications.requests.js';

const TOO_MANY = 'This API key has fetched many applications. Please try again later.';

/** The applications for an employer's listings, for their own programs. */
@ApiTags('integrations')
@Controller('api/employer/applications')
@Only('employer')
export class FetchedApplicationsController {
  constructor(
    private readonly feed: ApplicationFeed,
    private readonly fetchApplication: FetchApplication,
    private readonly links: ResumeLinks,
  ) {}

  @Get()
  @OnlyForApiKeys('read:applications')
  @Limited('fetchedApplicationsPerHour', 'key', { message: TOO_MANY })
  @ApiOkResponse({ type: ApplicationChangesBody })
  changes(
    @Query() { changedSince, ...query }: ApplicationChangesQuery,
    @CurrentKey() { employerId }: ApiCaller,
  ): Promise<ApplicationChangesBody> {
    return this.feed.changes(employerId, { ...query, changedSince: changedSince ? new Date(changedSince) : undefined });
  }

  @Get(':id')
  @OnlyForApiKeys('read:applications')
  @Limited('fetchedApplicationsPerHour', 'key', { message: TOO_MANY })
  @ApiOkResponse({ type: FetchedApplicationBody })
  async one(@Param('id', IdPipe) applicationId: number, @CurrentKey() key: ApiCaller): Promise<FetchedApplicationBody> {
    const { resume, ...application } = await this.fetchApplication.execute({ key, applicationId });
    if (resume === null) return { ...application, files: [] };
    // The name of the file says nothing about the applicant, because it is part of the link.
    const link = this.links.forProgram(resume, applicationId, `application-${applicationId}`, key.keyId);
    return { ...application, files: [{ kind: 'resume', url: link.url, expiresAt: link.expiresAt }] };
  }
}
