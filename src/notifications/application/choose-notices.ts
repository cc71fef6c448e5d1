import { isWithin, reachOf, type Member } from '#shared/domain/actor.js';
import { notFound } from '#shared/domain/domain-error.js';
import { UseCases } from '#shared/application/use-case.js';
import type { NoticeMode } from '../domain/application-notice.js';
import type { ApplicationNoticeBody, CompanyNoticeBody } from './application-notice.view.js';
import { ApplicationNotices, type NoticeScope } from './ports/application-notices.js';
import { NoticedListings } from './ports/noticed-listings.js';
import { NoticedWorkplaces } from './ports/noticed-workplaces.js';

class ListingNotFound extends notFound('job_not_found', 'Job not found') {}
class HotelNotFound extends notFound('workplace_not_found', 'This hotel or workplace does not exist.') {}

/** A member's choices of how to hear of new applications. That for a listing wins over that for its hotel. */
@UseCases()
export class ChooseNotices {
  constructor(
    private readonly notices: ApplicationNotices,
    private readonly listings: NoticedListings,
    private readonly workplaces: NoticedWorkplaces,
  ) {}

  /** @throws ListingNotFound */
  async ofListing(member: Member, jobId: number): Promise<ApplicationNoticeBody> {
    return this.notices.ofListing(member.userId, await this.requireListing(member, jobId));
  }

  /** @throws ListingNotFound */
  async chooseForListing(member: Member, jobId: number, mode: NoticeMode): Promise<ApplicationNoticeBody> {
    const scope = await this.requireListing(member, jobId);
    await this.notices.choose(member.userId, scope, mode);
    return this.notices.ofListing(member.userId, scope);
  }

  /** What a member chose for all listings and for hotels. */
  async ofCompany(member: Member): Promise<CompanyNoticeBody> {
    const { mode, workplaces } = await this.notices.ofCompany(member.userId);
    const { workplaceIds } = reachOf(member);
    return { mode, workplaces: workplaces.filter(({ workplaceId }) => workplaceIds?.includes(workplaceId) ?? true) };
  }

  /**
   * Without a hotel, for all listings.
   * @throws HotelNotFound
   */
  async chooseForCompany(member: Member, workplaceId: number | null, mode: NoticeMode): Promise<CompanyNoticeBody> {
    if (workplaceId !== null) await this.requireHotel(member, workplaceId);
    await this.notices.choose(member.userId, { workplaceId }, mode);
    return this.ofCompany(member);
  }

  private async requireListing(member: Member, jobId: number): Promise<Required<NoticeScope>> {
    const listing = await this.listings.find(jobId);
    if (!listing || !isWithin(reachOf(member), listing)) throw new ListingNotFound();
    return { jobId, workplaceId: listing.workplaceId };
  }

  private async requireHotel(member: Member, workplaceId: number): Promise<void> {
    const { employerId, workplaceIds } = reachOf(member);
    if (workplaceIds && !workplaceIds.includes(workplaceId)) throw new HotelNotFound();
    await this.workplaces.require({ employerId, workplaceId });
  }
}
