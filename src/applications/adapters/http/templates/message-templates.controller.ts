import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { CurrentMember, Only } from '#platform/http/security/access.js';
import type { Member } from '#shared/domain/actor.js';
import { MessageTemplates } from '../../../application/ports/message-templates.js';
import { AddTemplate } from '../../../application/templates/add-template.js';
import { ChangeTemplate } from '../../../application/templates/change-template.js';
import { TemplateNotFound } from '../../../domain/application-errors.js';
import { MessageTemplateBody } from '../../../application/templates/message-template.view.js';
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
  async own(@CurrentMember() { employerId }: Member): Promise<readonly MessageTemplateBody[]> {
    return this.templates.of(employerId);
  }

  @Post()
  @ApiCreatedResponse({ type: MessageTemplateBody })
  @ApiRefusals(409)
  add(@Body() form: MessageTemplateRequest, @CurrentMember() { employerId }: Member): Promise<MessageTemplateBody> {
    return this.addTemplate.execute({ employerId, form });
  }

  @Put(':id')
  @ApiOkResponse({ type: MessageTemplateBody })
  change(
    @Param('id', IdPipe) id: number,
    @Body() form: MessageTemplateRequest,
    @CurrentMember() { employerId }: Member,
  ): Promise<MessageTemplateBody> {
    return this.changeTemplate.execute({ employerId, id, form });
  }

  @Delete(':id')
  @NoContent()
  async remove(@Param('id', IdPipe) id: number, @CurrentMember() { employerId }: Member): Promise<void> {
    if (!(await this.templates.remove(employerId, id))) throw new TemplateNotFound();
  }
}
