import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { CurrentActor, Only } from '#platform/http/security/access.js';
import type { Actor } from '#shared/domain/actor.js';
import { MessageTemplates } from '../../application/ports/message-templates.js';
import { AddTemplate } from '../../application/templates/add-template.js';
import { ChangeTemplate } from '../../application/templates/change-template.js';
import { TemplateNotFound } from '../../domain/application-errors.js';
import { MessageTemplateBody } from '../../application/templates/message-template.view.js';
import { MessageTemplateRequest } from './message-templates.requests.js';

/** An employer's message templates. */
@ApiTags('hiring')
@Controller('api/message-templates')
@Only('employer')
export class MessageTemplatesController {
  constructor(
    private readonly templates: MessageTemplates,
    private readonly addTemplate: AddTemplate,
    private readonly changeTemplate: ChangeTemplate,
  ) {}

  @Get()
  @ApiOkResponse({ type: [MessageTemplateBody], description: 'Sorted by name' })
  async own(@CurrentActor() { userId }: Actor): Promise<readonly MessageTemplateBody[]> {
    return this.templates.of(userId);
  }

  @Post()
  @ApiCreatedResponse({ type: MessageTemplateBody })
  @ApiRefusals(409)
  add(@Body() form: MessageTemplateRequest, @CurrentActor() { userId }: Actor): Promise<MessageTemplateBody> {
    return this.addTemplate.execute({ employerId: userId, form });
  }

  @Put(':id')
  @ApiOkResponse({ type: MessageTemplateBody })
  change(
    @Param('id', IdPipe) id: number,
    @Body() form: MessageTemplateRequest,
    @CurrentActor() { userId }: Actor,
  ): Promise<MessageTemplateBody> {
    return this.changeTemplate.execute({ employerId: userId, id, form });
  }

  @Delete(':id')
  @NoContent()
  async remove(@Param('id', IdPipe) id: number, @CurrentActor() { userId }: Actor): Promise<void> {
    if (!(await this.templates.remove(userId, id))) throw new TemplateNotFound();
  }
}
