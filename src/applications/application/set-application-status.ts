import { UseCase } from '#shared/application/use-case.js';
import { JobOfApplicationRemoved } from '../domain/application-errors.js';
import type { ApplicationStatus } from '../domain/application-status.js';
import { ChangeApplication, type ChangeApplicationCommand } from './change-application.js';
import { FillTemplates } from './templates/fill-templates.js';

type SetApplicationStatusCommand = Omit<ChangeApplicationCommand, 'change'> & {
  readonly status: ApplicationStatus;
  /** The template for a message to the applicant. */
  readonly templateId?: number | null | undefined;
  readonly isMailed?: boolean;
};

/** @throws ApplicationNotFound, StaleVersion, ApplicationWithdrawn, JobOfApplicationRemoved, TemplateNotFound */
@UseCase()
export class SetApplicationStatus {
  constructor(
    private readonly changeApplication: ChangeApplication,
    private readonly fillTemplates: FillTemplates,
  ) {}

  async execute(command: SetApplicationStatusCommand): Promise<void> {
    const { status, templateId, isMailed = true, ...target } = command;
    const { employerId, applicationId } = target;
    const messages = await this.fillTemplates.execute({ employerId, templateId, applicationIds: [applicationId] });
    const message = messages.get(applicationId) ?? null;
    await this.changeApplication.execute({
      ...target,
      change: (application, now, { isRemoved }) => {
        if (isRemoved) throw new JobOfApplicationRemoved();
        application.changeStatus(status, now, { message, isMailed });
      },
    });
  }
}
