import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { IfMatch, VersionedCreated, VersionedOk, type Versions } from '#platform/http/api/version-tag.js';
import { CurrentMember, ForApiKeys, Members, NeedsVerifiedEmail, Only } from '#platform/http/security/access.js';
import { reachOf, type Member } from '#shared/domain/actor.js';
import { WorkplaceQueries } from '#jobs/application/ports/workplaces.js';
import { WorkplaceBody } from '#jobs/application/views/places/workplace.view.js';
import { OwnWorkplaces } from '#jobs/application/workplaces/own-workplaces.js';
import { WorkplaceNotFound } from '#jobs/domain/workplaces/workplace-errors.js';
import { workplaceBody } from './workplace-bodies.js';
import { WorkplaceRequest } from './workplaces.requests.js';

/** The hotels and other workplaces of an employer's company. */
@ApiTags('companies')
@Controller('api/company/workplaces')
@Only('employer')
export class WorkplacesController {
  constructor(
    private readonly workplaces: OwnWorkplaces,
    private readonly queries: WorkplaceQueries,
  ) {}

  /** By name; those to which a reviewer is limited. */
  @Get()
  @Members('owner', 'recruiter', 'reviewer')
  @ForApiKeys('read')
  @ApiOkResponse({ type: [WorkplaceBody] })
  async all(@CurrentMember() member: Member): Promise<WorkplaceBody[]> {
    const { employerId, workplaceIds } = reachOf(member);
    return (await this.queries.all(employerId, workplaceIds)).map(workplaceBody);
  }

  @Post()
  @NeedsVerifiedEmail()
  @VersionedCreated({ type: WorkplaceBody })
  @ApiRefusals(409)
  async open(@Body() form: WorkplaceRequest, @CurrentMember() { employerId }: Member): Promise<WorkplaceBody> {
    const id = await this.workplaces.open({ employerId, form });
    return this.one(employerId, id);
  }

  /** Our team approves what everyone sees; its listings then take its name and place. */
  @Put(':id')
  @NeedsVerifiedEmail()
  @VersionedOk({ type: WorkplaceBody })
  @ApiRefusals(409)
  async edit(
    @Param('id', IdPipe) workplaceId: number,
    @Body() form: WorkplaceRequest,
    @IfMatch() versions: Versions,
    @CurrentMember() { employerId }: Member,
  ): Promise<WorkplaceBody> {
    await this.workplaces.edit({ employerId, workplaceId, form, versions });
    return this.one(employerId, workplaceId);
  }

  /** Its listings keep its name as their text, without the mark of a verified employer. */
  @Delete(':id')
  @NeedsVerifiedEmail()
  @NoContent()
  remove(@Param('id', IdPipe) workplaceId: number, @CurrentMember() { employerId }: Member): Promise<void> {
    return this.workplaces.remove({ employerId, workplaceId });
  }

  private async one(employerId: number, id: number): Promise<WorkplaceBody> {
    const found = await this.queries.one(employerId, id);
    if (!found) throw new WorkplaceNotFound();
    return workplaceBody(found);
  }
}
