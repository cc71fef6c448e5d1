import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { TooManyTemplates } from '../../domain/application-errors.js';
import {
  checkTemplate,
  MAX_TEMPLATES,
  requireFreeName,
  type MessageTemplate,
  type TemplateForm,
} from '../../domain/message-template.js';
import { MessageTemplates } from '../ports/message-templates.js';

export type AddTemplateCommand = { readonly employerId: number; readonly form: TemplateForm };

/** @throws InvalidFields, TooManyTemplates */
@UseCase()
export class AddTemplate {
  constructor(
    private readonly templates: MessageTemplates,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ employerId, form }: AddTemplateCommand): Promise<MessageTemplate> {
    const checked = checkTemplate(form);
    return this.unitOfWork.run(async () => {
      await this.templates.lockAll(employerId);
      const own = await this.templates.of(employerId);
      requireFreeName(checked.name, own);
      if (own.length >= MAX_TEMPLATES) throw new TooManyTemplates();
      return this.templates.add(employerId, checked);
    });
  }
}
