import { UseCase } from '../../shared/application/use-case.js';
import { approvalMail } from '../domain/mail.js';
import { LimitedMailer } from './limited-mailer.js';
import { ListingDirectory, Recipients } from './ports/directories.js';

export type NotifyEmployerOfApprovalCommand = { readonly jobId: number };

/** Mails an employer whose listing was approved. */
@UseCase()
export class NotifyEmployerOfApproval {
  constructor(
    private readonly listings: ListingDirectory,
    private readonly recipients: Recipients,
    private readonly mailer: LimitedMailer,
  ) {}

  async execute({ jobId }: NotifyEmployerOfApprovalCommand): Promise<void> {
    const listing = await this.listings.find(jobId);
    const employer = listing && (await this.recipients.find(listing.employerId));
    if (employer) await this.mailer.send(approvalMail(employer, listing));
  }
}
