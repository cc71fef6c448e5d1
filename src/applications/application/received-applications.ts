import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCases } from '#shared/application/use-case.js';
import { requireVersion, type Versions } from '#shared/domain/stale-version.js';
import type { Application } from '../domain/application.js';
import { ApplicationNotFound, JobOfApplicationRemoved } from '../domain/application-errors.js';
import type { ApplicationStatus } from '../domain/application-status.js';
import { ApplicationRepository } from './ports/application-repository.js';
import { ApplicableListings, type ListedJob } from './ports/directories.js';
import { FillTemplates, type MessageForm } from './templates/fill-templates.js';

type ReceivedApplication = {
  readonly applicationId: number;
  readonly employerId: number;
  readonly versions?: Versions;
};

type NewStatus = ReceivedApplication & {
  readonly status: ApplicationStatus;
  /** The message to the applicant, or the template for it. */
  readonly message?: MessageForm | null | undefined;
  readonly templateId?: number | null | undefined;
  /** Undefined for what the status suggests. */
  readonly isMailed?: boolean | undefined;
};

/**
 * What employers do with an application for one of their listings.
 * @throws ApplicationNotFound if it is not theirs, or is still held, StaleVersion
 */
@UseCases()
export class ReceivedApplications {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly listings: ApplicableListings,
    private readonly fillTemplates: FillTemplates,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws ApplicationWithdrawn, JobOfApplicationRemoved, TemplateNotFound */
  async setStatus({ status, message: form, templateId, isMailed, ...received }: NewStatus): Promise<void> {
    const { employerId, applicationId } = received;
    const applicationIds = [applicationId];
    const messages = await this.fillTemplates.execute({ employerId, message: form, templateId, applicationIds });
    const message = messages.get(applicationId) ?? null;
    await this.change(received, (application, { isRemoved }) => {
      if (isRemoved) throw new JobOfApplicationRemoved();
      application.changeStatus(status, this.clock.now(), { message, isMailed });
    });
  }

  /**
   * Records that the employer opened an application, after which the applicant can no longer change it; not if the
   * employer cannot read it, because our team removed the listing.
   */
  markSeen(received: ReceivedApplication): Promise<void> {
    return this.change(received, (application, { isRemoved }) => {
      if (!isRemoved) application.markSeen(this.clock.now());
    });
  }

  private change(
    { applicationId, employerId, versions }: ReceivedApplication,
    change: (application: Application, job: ListedJob) => void,
  ): Promise<void> {
    return this.unitOfWork.run(() =>
      this.applications.change(applicationId, async (application) => {
        const job = await this.listings.find(application.jobId);
        if (application.isHeld || job?.employerId !== employerId) throw new ApplicationNotFound();
        requireVersion(application.version, versions);
        change(application, job);
      }),
    );
  }
}
