import { AggregateRoot } from '#shared/domain/aggregate-root.js';
import { checked } from '#shared/domain/field-checks.js';
import { Message, type NewMessage } from './message.js';
import { ConversationEnded, ConversationNotFound, ParticipantLeft } from './messaging-errors.js';

/** Length in characters. */
export const TITLE_RULE = { label: 'Title', max: 200, mustNotNameSite: true } as const;

export type NewConversation = {
  readonly id: number;
  readonly starterId: number;
  readonly participantId: number;
  readonly jobId: number | null;
  readonly title: string | null;
};

/** `title` is that of the listing the conversation is about. */
export type ConversationSubject = { readonly title: string; readonly applicationId: number | null };

export type ConversationKey = {
  readonly participant1Id: number;
  readonly participant2Id: number;
  /** The id of its listing, even after the listing is deleted; 0 for none. */
  readonly subject: number;
};

/** A conversation between two users: one per listing, and one without. */
class MutableConversation extends AggregateRoot {
  readonly id: number;
  /** The participant with the lower id. */
  readonly participant1Id: number;
  readonly participant2Id: number;
  readonly subject: number;
  readonly jobId: number | null;
  /** Null for conversations from before it was recorded. */
  readonly starterId: number | null;
  /** False once a participant has deleted their account, or has ended it. */
  readonly isActive: boolean = true;
  /** The company that deleted the applicant, and no longer has the conversation. */
  readonly endedBy: number | null = null;
  title: string | null;
  applicationId: number | null = null;
  lastMessageAt: Date | null = null;

  /** Public for the mapper; use `start` for new conversations. */
  constructor(
    { id, starterId, participantId, jobId }: NewConversation,
    title: string | null,
    readonly createdAt: Date,
  ) {
    super();
    this.title = title;
    this.id = id;
    this.participant1Id = Math.min(starterId, participantId);
    this.participant2Id = Math.max(starterId, participantId);
    this.jobId = jobId;
    this.starterId = starterId;
    this.subject = jobId ?? 0;
  }

  /** @throws InvalidFields */
  static start(entered: NewConversation, now: Date): Conversation {
    const title = checked((checks) => {
      if (entered.starterId === entered.participantId) {
        checks.add('participantId', 'You cannot start a conversation with yourself.');
      }
      return checks.optional('title', entered.title, TITLE_RULE);
    });
    return new MutableConversation(entered, title, now);
  }

  /** Sets the title and the application of the listing. */
  setSubject({ title, applicationId }: ConversationSubject): void {
    this.title = title;
    this.applicationId = applicationId;
  }

  /** @throws ConversationNotFound unless the sender is a participant; ParticipantLeft, InvalidFields */
  write(sent: Omit<NewMessage, 'conversationId' | 'recipientId'>, now: Date): Message {
    const recipientId = this.recipientOf(sent.senderId);
    const message = Message.write({ ...sent, conversationId: this.id, recipientId }, now);
    // The clocks of processes may differ; a conversation must not move down in the list.
    if (this.lastMessageAt === null || this.lastMessageAt < now) this.lastMessageAt = now;
    return message;
  }

  /**
   * The other participant.
   * @throws ConversationNotFound unless the sender is a participant; ParticipantLeft, ConversationEnded
   */
  recipientOf(senderId: number): number {
    const recipientId = this.otherThan(senderId);
    if (this.endedBy !== null) throw senderId === this.endedBy ? new ConversationNotFound() : new ConversationEnded();
    if (!this.isActive) throw new ParticipantLeft();
    return recipientId;
  }

  private otherThan(userId: number): number {
    if (userId === this.participant1Id) return this.participant2Id;
    if (userId === this.participant2Id) return this.participant1Id;
    throw new ConversationNotFound();
  }
}

/** Only its methods change its fields. */
export type Conversation = Readonly<MutableConversation>;
export const Conversation = MutableConversation;
