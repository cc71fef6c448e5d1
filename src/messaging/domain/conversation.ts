import { AggregateRoot } from '../../shared/domain/aggregate-root.js';
import { FieldChecks } from '../../shared/domain/field-checks.js';
import { Message, type NewMessage } from './message.js';
import { ConversationNotFound, ParticipantLeft } from './messaging-errors.js';

/** Length in characters. */
export const TITLE_RULE = { label: 'Title', max: 200 } as const;

/** What a conversation starts with. Without a listing it is about nothing in particular. */
export type NewConversation = {
  readonly id: number;
  readonly starterId: number;
  readonly participantId: number;
  readonly jobId: number | null;
  readonly title: string | null;
};

/** The listing that a conversation is about, and the application for it. */
export type ConversationSubject = { readonly title: string; readonly applicationId: number | null };

/** Identifies a conversation from both sides. */
export type ConversationKey = {
  readonly participant1Id: number;
  readonly participant2Id: number;
  /** The listing it started with, even if deleted since; 0 for none. */
  readonly subject: number;
};

/** A conversation between two people: one per listing, and one without. */
export class Conversation extends AggregateRoot {
  readonly id: number;
  /** The participant with the smaller id. */
  readonly participant1Id: number;
  readonly participant2Id: number;
  readonly subject: number;
  readonly jobId: number | null;
  /** Unknown for conversations of old. */
  readonly starterId: number | null;
  /** Until one of the two deletes their account. */
  readonly isActive: boolean = true;
  private _title: string | null;
  private linkedApplicationId: number | null = null;
  private latestMessageAt: Date | null = null;

  /** Public for the mapper; new conversations come from `start`. */
  constructor(
    { id, starterId, participantId, jobId }: NewConversation,
    title: string | null,
    readonly createdAt: Date,
  ) {
    super();
    this._title = title;
    this.id = id;
    this.participant1Id = Math.min(starterId, participantId);
    this.participant2Id = Math.max(starterId, participantId);
    this.jobId = jobId;
    this.starterId = starterId;
    this.subject = jobId ?? 0;
  }

  /** @throws InvalidFields */
  static start(entered: NewConversation, now: Date): Conversation {
    const checks = new FieldChecks();
    if (entered.starterId === entered.participantId) {
      checks.add('participantId', 'You cannot start a conversation with yourself.');
    }
    const title = checks.optional('title', entered.title, TITLE_RULE);
    checks.finish();
    return new Conversation(entered, title, now);
  }

  get title(): string | null {
    return this._title;
  }

  get applicationId(): number | null {
    return this.linkedApplicationId;
  }

  get lastMessageAt(): Date | null {
    return this.latestMessageAt;
  }

  /** Gives it the title of its listing. */
  concern({ title, applicationId }: ConversationSubject): void {
    this._title = title;
    this.linkedApplicationId = applicationId;
  }

  /** @throws ConversationNotFound unless the sender takes part, ParticipantLeft, InvalidFields */
  write(sent: Omit<NewMessage, 'conversationId' | 'recipientId'>, now: Date): Message {
    const recipientId = this.recipientOf(sent.senderId);
    const message = Message.write({ ...sent, conversationId: this.id, recipientId }, now);
    // Clocks of two processes may differ; a conversation never moves back in the list.
    if (this.latestMessageAt === null || this.latestMessageAt < now) this.latestMessageAt = now;
    return message;
  }

  /**
   * Who receives what this participant writes.
   * @throws ConversationNotFound unless the sender takes part, ParticipantLeft
   */
  recipientOf(senderId: number): number {
    const recipientId = this.otherThan(senderId);
    if (!this.isActive) throw new ParticipantLeft();
    return recipientId;
  }

  private otherThan(userId: number): number {
    if (userId === this.participant1Id) return this.participant2Id;
    if (userId === this.participant2Id) return this.participant1Id;
    throw new ConversationNotFound();
  }
}
