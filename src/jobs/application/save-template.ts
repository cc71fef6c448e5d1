import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { checkDraft, type DraftForm } from '../domain/drafts/job-draft.js';
import {
  checkTemplateName,
  MAX_TEMPLATES,
  TooManyJobTemplates,
  type JobTemplate,
} from '../domain/drafts/job-template.js';
import { JobTemplates } from './ports/job-templates.js';

type SaveTemplateCommand = {
  readonly employerId: number;
  readonly name: string | null | undefined;
  readonly form: DraftForm;
};

/**
 * Keeps a job form as a template. A template of the same name is replaced.
 * @throws InvalidFields, DraftTooLarge, TooManyJobTemplates
 */
@UseCase()
export class SaveTemplate {
  constructor(
    private readonly templates: JobTemplates,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ employerId, name: entered, form }: SaveTemplateCommand): Promise<JobTemplate> {
    const name = checkTemplateName(entered);
    checkDraft(form);
    return this.unitOfWork.run(async () => {
      await this.templates.lockAll(employerId);
      const saved = await this.templates.save(employerId, name, form, this.clock.now());
      if ((await this.templates.of(employerId)).length > MAX_TEMPLATES) throw new TooManyJobTemplates();
      return saved;
    });
  }
}
