import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCases } from '#shared/application/use-case.js';
import {
  ContactAccepted,
  ContactRequestNotFound,
  requireAnswerable,
  RequestedListingClosed,
  type ContactRequest,
} from '../domain/contact-request.js';
import { ContactRequests } from './ports/contact-requests.js';
import { AgreedConversations, RequestedListings } from './ports/neighbors.js';

type Answer = { readonly jobSeekerId: number; readonly id: number };

/**
 * What job seekers answer to companies that ask them.
 * @throws ContactRequestNotFound, RequestOver
 */
@UseCases()
export class ReceivedRequests {
  constructor(
    private readonly requests: ContactRequests,
    private readonly listings: RequestedListings,
    private readonly conversations: AgreedConversations,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a conversation with what the company wrote; accepting again finds it.
   * @throws RequestedListingClosed
   */
  async accept({ jobSeekerId, id }: Answer): Promise<{ readonly conversationId: number | null }> {
    return this.unitOfWork.run(async () => {
      const request = await this.own(jobSeekerId, id);
      if (request.state === 'accepted') return { conversationId: request.conversationId };
      requireAnswerable(request, this.clock.now());
      const { employerId, authorId, jobId, text: content } = request;
      const listing = await this.listings.lock(jobId);
      if (!listing?.isOpen) throw new RequestedListingClosed();
      const agreed = { employerId, authorId, jobSeekerId, jobId, title: listing.title, content };
      const { conversationId } = await this.conversations.execute(agreed);
      await this.requests.answer(id, { state: 'accepted', at: this.clock.now(), conversationId });
      this.unitOfWork.record([new ContactAccepted(id, employerId)]);
      return { conversationId };
    });
  }

  /** The company cannot ask again for a while. */
  async decline({ jobSeekerId, id }: Answer): Promise<void> {
    await this.unitOfWork.run(async () => {
      const request = await this.own(jobSeekerId, id);
      if (request.state === 'declined') return;
      requireAnswerable(request, this.clock.now());
      await this.requests.answer(id, { state: 'declined', at: this.clock.now() });
    });
  }

  private async own(jobSeekerId: number, id: number): Promise<ContactRequest> {
    const request = await this.requests.lock(id);
    if (request?.jobSeekerId !== jobSeekerId) throw new ContactRequestNotFound();
    return request;
  }
}
