import { notFound } from '#shared/domain/domain-error.js';
import { UseCases } from '#shared/application/use-case.js';
import type { NoticeMode } from '../domain/application-notice.js';
import type { ApplicationNoticeBody } from './application-notice.view.js';
import { ApplicationNotices } from './ports/application-notices.js';
import { NoticedListings } from './ports/noticed-listings.js';

class ListingNotFound extends notFound('job_not_found', 'Job not found') {}

type Member = { readonly userId: number; readonly employerId: number };

/** A member's choice of how to hear of new applications to a listing of the company. */
@UseCases()
export class ChooseNotices {
  constructor(
    private readonly notices: ApplicationNotices,
    private readonly listings: NoticedListings,
  ) {}

  /** @throws ListingNotFound */
  async read(member: Member, jobId: number): Promise<ApplicationNoticeBody> {
    await this.requireOwn(member, jobId);
    return { mode: await this.notices.mode(member.userId, jobId) };
  }

  /** @throws ListingNotFound */
  async choose(member: Member, jobId: number, mode: NoticeMode): Promise<ApplicationNoticeBody> {
    await this.requireOwn(member, jobId);
    await this.notices.choose(member.userId, jobId, mode);
    return { mode };
  }

  private async requireOwn({ employerId }: Member, jobId: number): Promise<void> {
    if ((await this.listings.find(jobId))?.employerId !== employerId) throw new ListingNotFound();
  }
}
