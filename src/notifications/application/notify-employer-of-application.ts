import { UseCase } from '../../shared/application/use-case.js';
import { applicationMail } from '../domain/mail.js';
import { LimitedMailer } from './limited-mailer.js';
import { ListingDirectory, Recipients } from './ports/directories.js';

export type NotifyEmployerOfApplicationCommand = {
  readonly applicationId: number;
  readonly jobId: number;
  readonly jobSeekerId: number;
};

/** Mails an employer who received an application. */
@UseCase()
export class NotifyEmployerOfApplication {
  constructor(
    private readonly listings: ListingDirectory,
    private readonly recipients: Recipients,
    private readonly mailer: LimitedMailer,
  ) {}

  async execute({ applicationId, jobId, jobSeekerId }: NotifyEmployerOfApplicationCommand): Promise<void> {
    const listing = await this.listings.find(jobId);
    const employer = listing && (await this.recipients.find(listing.employerId));
    const applicant = employer && (await this.recipients.find(jobSeekerId));
    if (!applicant) return;
    const { fullName } = applicant;
    await this.mailer.send(applicationMail(employer, listing, { applicationId, fullName }), jobSeekerId);
  }
}
