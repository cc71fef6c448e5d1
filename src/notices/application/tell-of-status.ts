import { UseCase } from '../../shared/application/use-case.js';
import { statusLetter } from '../domain/letter.js';
import { ListingDirectory } from './ports/listing-directory.js';
import { Postbox } from './ports/postbox.js';
import { Recipients } from './ports/recipients.js';

export type TellOfStatusCommand = {
  readonly jobId: number;
  readonly jobSeekerId: number;
  readonly status: string;
};

/** Writes to a job seeker whose application has come further. */
@UseCase()
export class TellOfStatus {
  constructor(
    private readonly listings: ListingDirectory,
    private readonly recipients: Recipients,
    private readonly postbox: Postbox,
  ) {}

  async execute({ jobId, jobSeekerId, status }: TellOfStatusCommand): Promise<void> {
    const listing = await this.listings.find(jobId);
    const applicant = listing && (await this.recipients.find(jobSeekerId));
    if (applicant) this.postbox.post(statusLetter(applicant, listing, status));
  }
}
