import { Clock } from '../../shared/application/clock.js';
import { EventBus } from '../../shared/application/event-bus.js';
import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import { Application } from '../domain/application.js';
import { NoLongerAccepting } from '../domain/application-errors.js';
import { ApplicationRepository } from './ports/application-repository.js';
import { JobDirectory } from './ports/job-directory.js';
import { ResumeDirectory } from './ports/resume-directory.js';

export type SubmitApplicationCommand = {
  readonly jobSeekerId: number;
  readonly jobId: number;
  readonly coverLetter: string | null;
};

/**
 * Applies for a job with the resume that is on the profile now.
 * @throws InvalidFields, NoLongerAccepting, AlreadyApplied
 */
@UseCase()
export class SubmitApplication {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly jobs: JobDirectory,
    private readonly resumes: ResumeDirectory,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  async execute({ jobSeekerId, jobId, coverLetter }: SubmitApplicationCommand): Promise<Application> {
    // Looked up before the transaction: inside it every one would hold one connection and wait for another.
    const job = await this.jobs.find(jobId);
    if (!job?.isOpen) throw new NoLongerAccepting();
    const resume = await this.resumes.current(jobSeekerId);
    return this.unitOfWork.run(async () => {
      const application = Application.submit({ jobId, jobSeekerId, resume, coverLetter }, this.clock.now());
      await this.applications.add(application);
      application.submitted();
      await this.events.publish(application.pullEvents());
      return application;
    });
  }
}
