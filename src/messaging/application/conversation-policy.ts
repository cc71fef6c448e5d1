import { UseCase } from '#shared/application/use-case.js';
import { partyOf, type Actor, type Role } from '#shared/domain/actor.js';
import { InvalidFields } from '#shared/domain/field-checks.js';
import type { ConversationSubject } from '../domain/conversation.js';
import { ConversationCutOff, MayNotWriteTo, ParticipantSuspended } from '../domain/messaging-errors.js';
import type { Message } from '../domain/message.js';
import { Correspondents, ConnectingApplications, DiscussedListings, InvitablePeople } from './ports/directories.js';

type ProposedConversation = {
  readonly actor: Actor;
  readonly participantId: number;
  readonly participantRole: Role;
  readonly jobId: number | null;
  readonly applicationId: number | null;
};

/** Decides who can start and continue a conversation with whom, and about which listing. */
@UseCase()
export class ConversationPolicy {
  constructor(
    private readonly listings: DiscussedListings,
    private readonly applications: ConnectingApplications,
    private readonly accounts: Correspondents,
    private readonly invitable: InvitablePeople,
  ) {}

  /**
   * Returns the listing and application that the conversation is about, if any.
   * @throws MayNotWriteTo; InvalidFields if the listing or application does not connect the participants
   */
  async check(proposed: ProposedConversation): Promise<ConversationSubject | undefined> {
    await this.requireRelation(proposed);
    const subject = proposed.jobId === null ? undefined : await this.matchingSubject(proposed, proposed.jobId);
    if (proposed.applicationId !== null && proposed.applicationId !== subject?.applicationId) {
      throw mismatch('applicationId', 'This application does not belong to this conversation.');
    }
    return subject;
  }

  /**
   * Checks a message about a listing, if any. Admins can always write and be answered. Before its first message, a
   * conversation is known to its starter alone, and whoever was to be invited may not want to be any more.
   * @throws ParticipantSuspended, ConversationCutOff, MayNotWriteTo
   */
  async checkMessage(
    { senderId, recipientId }: Message,
    { jobId, isFirst }: { readonly jobId: number | null; readonly isFirst: boolean },
  ): Promise<void> {
    const recipient = await this.accounts.find(recipientId);
    if (recipient?.isSuspended) throw new ParticipantSuspended();
    const sender = await this.accounts.find(senderId);
    if (sender?.role === 'admin' || recipient?.role === 'admin') return;
    const employerId = sender?.role === 'employer' ? senderId : recipientId;
    if (await this.listings.isCutOff(employerId, jobId)) throw new ConversationCutOff();
    if (isFirst && senderId === employerId && !(await this.mayWriteTo(employerId, recipientId, jobId))) {
      throw new MayNotWriteTo('You can only message people who applied for this job or let you keep them in mind.');
    }
  }

  /** Whether somebody applied to a company, for that listing if one is given, or agreed to be kept in mind. */
  private async mayWriteTo(employerId: number, jobSeekerId: number, jobId: number | null = null): Promise<boolean> {
    const application = await this.applications.newest(employerId, jobSeekerId, jobId ?? undefined);
    return application !== undefined || this.invitable.includes(employerId, jobSeekerId);
  }

  private async requireRelation({ actor, participantId, participantRole }: ProposedConversation): Promise<void> {
    switch (actor.role) {
      case 'admin':
        return;
      case 'employer':
        if (participantRole === 'job_seeker' && (await this.mayWriteTo(partyOf(actor), participantId))) return;
        throw new MayNotWriteTo('You can only message people who applied for one of your jobs.');
      case 'job_seeker':
        if (
          participantRole === 'employer' &&
          ((await this.listings.isHiring(participantId)) ||
            (await this.applications.newest(participantId, actor.userId)))
        ) {
          return;
        }
        throw new MayNotWriteTo('You can only message employers who are hiring or to whom you have applied.');
    }
  }

  private async matchingSubject(
    { actor, participantId }: ProposedConversation,
    jobId: number,
  ): Promise<ConversationSubject> {
    const listing = await this.listings.find(jobId);
    const isAdmin = actor.role === 'admin';
    if (listing?.isRemoved && !isAdmin) throw mismatch('jobId', 'Our team removed this job.');
    if (listing && (isAdmin || [partyOf(actor), participantId].includes(listing.employerId))) {
      const isToEmployer = listing.employerId === participantId;
      const applicantId = isToEmployer ? actor.userId : participantId;
      const application = await this.applications.newest(listing.employerId, applicantId, jobId);
      const { title } = listing;
      if (application) return { title, applicationId: application.id };
      if (isToEmployer && (listing.isOpen || isAdmin)) return { title, applicationId: null };
      // People of the talent pool are invited to apply.
      const isInvited = !isAdmin && listing.isOpen && (await this.invitable.includes(listing.employerId, applicantId));
      if (isInvited) return { title, applicationId: null };
    }
    throw mismatch('jobId', 'This job does not belong to this conversation.');
  }
}

function mismatch(field: string, message: string): InvalidFields {
  return new InvalidFields([{ field, message }]);
}
