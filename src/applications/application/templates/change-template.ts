import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { TemplateNotFound } from '../../domain/application-errors.js';
import { checkTemplate, requireFreeName, type MessageTemplate } from '../../domain/message-template.js';
import { MessageTemplates } from '../ports/message-templates.js';
import type { AddTemplateCommand } from './add-template.js';

type ChangeTemplateCommand = AddTemplateCommand & { readonly id: number };

/** @throws InvalidFields, TemplateNotFound */
@UseCase()
export class ChangeTemplate {
  constructor(
    private readonly templates: MessageTemplates,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ employerId, id, form }: ChangeTemplateCommand): Promise<MessageTemplate> {
    const checked = checkTemplate(form);
    return this.unitOfWork.run(async () => {
      await this.templates.lockAll(employerId);
      const others = (await this.templates.of(employerId)).filter((template) => template.id !== id);
      requireFreeName(checked.name, others);
      const changed = await this.templates.change(employerId, id, checked);
      if (!changed) throw new TemplateNotFound();
      return changed;
    });
  }
}
