import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import { statusMail } from '../domain/mail.js';
import { LimitedMailer } from './limited-mailer.js';
import { ApplicationDirectory, ListingDirectory, Recipients, type DirectoryApplication } from './ports/directories.js';
import { StatusMails } from './ports/status-mails.js';

/** Sends the status mail that has been due longest, with the current status, unless the applicant knows it. */
@UseCase()
export class NotifyApplicantOfStatus {
  constructor(
    private readonly statusMails: StatusMails,
    private readonly applications: ApplicationDirectory,
    private readonly listings: ListingDirectory,
    private readonly recipients: Recipients,
    private readonly mailer: LimitedMailer,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Returns false when nothing is due. */
  execute(): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const due = await this.statusMails.takeDue();
      if (!due) return false;
      const application = await this.applications.find(due.applicationId);
      if (application && application.status !== due.knownStatus) await this.tell(application);
      return true;
    });
  }

  private async tell({ id, jobId, jobSeekerId, status }: DirectoryApplication): Promise<void> {
    const listing = await this.listings.find(jobId);
    const applicant = listing && (await this.recipients.find(jobSeekerId));
    if (!applicant) return;
    const wait = await this.mailer.trySend(statusMail(applicant, listing, status), listing.employerId);
    if (wait > 0) await this.statusMails.postpone(id, wait);
    else await this.statusMails.sent(id, status);
  }
}
