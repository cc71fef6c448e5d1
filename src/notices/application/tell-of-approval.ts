import { UseCase } from '../../shared/application/use-case.js';
import { approvalLetter } from '../domain/letter.js';
import { ListingDirectory } from './ports/listing-directory.js';
import { Postbox } from './ports/postbox.js';
import { Recipients } from './ports/recipients.js';

export type TellOfApprovalCommand = { readonly jobId: number };

/** Writes to an employer whose listing was approved. */
@UseCase()
export class TellOfApproval {
  constructor(
    private readonly listings: ListingDirectory,
    private readonly recipients: Recipients,
    private readonly postbox: Postbox,
  ) {}

  async execute({ jobId }: TellOfApprovalCommand): Promise<void> {
    const listing = await this.listings.find(jobId);
    const employer = listing && (await this.recipients.find(listing.employerId));
    if (employer) this.postbox.post(approvalLetter(employer, listing));
  }
}
