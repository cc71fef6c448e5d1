import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { checkAnswers, type GivenAnswer } from '../domain/answers.js';
import { Application } from '../domain/application.js';
import { NoLongerAccepting } from '../domain/application-errors.js';
import { ApplicationRepository } from './ports/application-repository.js';
import { ApplicableListings, ResumeDirectory } from './ports/directories.js';

type SubmitApplicationCommand = {
  readonly jobSeekerId: number;
  readonly jobId: number;
  readonly coverLetter: string | null;
  readonly answers?: readonly GivenAnswer[];
  /** Whether the applicant agrees that the company keeps them in mind for other jobs. */
  readonly keepsInMind?: boolean;
  /** Holds a first application back for the seconds in which it can be undone. */
  readonly isUndoable?: boolean;
};

/**
 * Applies for a job with the resume currently on the profile. A withdrawn application is reopened.
 * @throws InvalidFields, NoLongerAccepting, AlreadyApplied
 */
@UseCase()
export class SubmitApplication {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly listings: ApplicableListings,
    private readonly resumes: ResumeDirectory,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({
    jobSeekerId,
    jobId,
    coverLetter,
    answers = [],
    keepsInMind = false,
    isUndoable = false,
  }: SubmitApplicationCommand): Promise<Application> {
    return this.unitOfWork.run(async () => {
      // Locked, so that it cannot be archived between this check and the commit.
      const job = await this.listings.lock(jobId);
      if (!job?.isOpen) throw new NoLongerAccepting();
      const resume = await this.resumes.currentResume(jobSeekerId);
      const sent = { resume, coverLetter, answers: checkAnswers(job.questions, answers), keepsInMind };
      const reopen = (former: Application): void => former.reopen(sent, this.clock.now());
      const reopened = await this.applications.changeFormer({ jobSeekerId, jobId }, reopen);
      if (reopened) return reopened;
      const id = await this.applications.nextId();
      const application = Application.submit({ id, jobId, jobSeekerId, ...sent }, this.clock.now(), { isUndoable });
      await this.applications.add(application);
      return application;
    });
  }
}
