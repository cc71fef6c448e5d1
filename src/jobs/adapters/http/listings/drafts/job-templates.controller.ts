import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { CurrentMember, Only } from '#platform/http/security/access.js';
import type { Member } from '#shared/domain/actor.js';
import { JobTemplates } from '#jobs/application/ports/job-templates.js';
import { Places } from '#jobs/application/ports/places.js';
import { SaveTemplate } from '#jobs/application/save-template.js';
import { JobTemplateBody, JobTemplateOutlineBody } from '#jobs/application/views/posting/job-template.view.js';
import { JobTemplateNotFound, type JobTemplate } from '#jobs/domain/drafts/job-template.js';
import { placeBody } from '../bodies/place-body.js';
import { SaveTemplateRequest } from '../jobs.requests.js';

/** A company's templates of listings. */
@ApiTags('listings')
@Controller('api/employer/job-templates')
@Only('employer')
export class JobTemplatesController {
  constructor(
    private readonly templates: JobTemplates,
    private readonly saveTemplate: SaveTemplate,
    private readonly places: Places,
  ) {}

  @Get()
  @ApiOkResponse({ type: [JobTemplateOutlineBody], description: 'Sorted by name' })
  async all(@CurrentMember() { employerId }: Member): Promise<JobTemplateOutlineBody[]> {
    return (await this.templates.of(employerId)).map(({ id, name, updatedAt }) => ({ id, name, updatedAt }));
  }

  /** Replaces the template of the same name. */
  @Post()
  @ApiCreatedResponse({ type: JobTemplateBody })
  @ApiRefusals(409)
  async save(
    @Body() { name, ...form }: SaveTemplateRequest,
    @CurrentMember() { employerId }: Member,
  ): Promise<JobTemplateBody> {
    return this.body(await this.saveTemplate.execute({ employerId, name, form }));
  }

  @Get(':id')
  @ApiOkResponse({ type: JobTemplateBody })
  async one(@Param('id', IdPipe) id: number, @CurrentMember() { employerId }: Member): Promise<JobTemplateBody> {
    const template = await this.templates.find(employerId, id);
    if (!template) throw new JobTemplateNotFound();
    return this.body(template);
  }

  @Delete(':id')
  @NoContent()
  async remove(@Param('id', IdPipe) id: number, @CurrentMember() { employerId }: Member): Promise<void> {
    if (!(await this.templates.remove(employerId, id))) throw new JobTemplateNotFound();
  }

  private async body(template: JobTemplate): Promise<JobTemplateBody> {
    const { placeIds } = template.form;
    const places = placeIds?.length ? await this.places.known(placeIds) : [];
    return { ...template, places: places.map(placeBody) };
  }
}
