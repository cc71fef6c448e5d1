import { UseCase } from '../../shared/application/use-case.js';
import { applicationLetter } from '../domain/letter.js';
import { ListingDirectory } from './ports/listing-directory.js';
import { Postbox } from './ports/postbox.js';
import { Recipients } from './ports/recipients.js';

export type TellOfApplicationCommand = {
  readonly applicationId: number;
  readonly jobId: number;
  readonly jobSeekerId: number;
};

/** Writes to an employer for whose listing someone applied. */
@UseCase()
export class TellOfApplication {
  constructor(
    private readonly listings: ListingDirectory,
    private readonly recipients: Recipients,
    private readonly postbox: Postbox,
  ) {}

  async execute({ applicationId, jobId, jobSeekerId }: TellOfApplicationCommand): Promise<void> {
    const listing = await this.listings.find(jobId);
    const employer = listing && (await this.recipients.find(listing.employerId));
    const applicant = employer && (await this.recipients.find(jobSeekerId));
    if (!applicant) return;
    this.postbox.post(applicationLetter(employer, listing, { applicationId, fullName: applicant.fullName }));
  }
}
