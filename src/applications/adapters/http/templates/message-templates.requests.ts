import { OptionalText, RequiredText } from '#platform/http/api/validation/inputs.js';
import { TEMPLATE_LIMITS } from '../../../domain/message-template.js';

/** POST /message-templates, PUT /message-templates/{id} */
export class MessageTemplateRequest {
  @RequiredText({ ...TEMPLATE_LIMITS.name, example: 'Invitation' })
  readonly name!: string;

  @OptionalText({ ...TEMPLATE_LIMITS.subject, example: 'Your application for {{jobTitle}}' })
  readonly subject?: string | null;

  @RequiredText({ ...TEMPLATE_LIMITS.body, example: 'Dear {{firstName}}, we would like to meet you.' })
  readonly body!: string;
}
