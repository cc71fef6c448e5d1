import { FieldChecks } from '../../shared/domain/field-checks.js';
import { Message, type Writing } from './message.js';
import { ConversationNotFound } from './messaging-errors.js';

/** Bounds of a conversation's title, in characters. */
export const TITLE_RULE = { label: 'Title', max: 200 } as const;

/** What a conversation begins with; it is about nothing in particular without a listing. */
export type Beginning = {
  readonly starterId: number;
  readonly participantId: number;
  readonly jobId: number | null;
  readonly title: string | null;
};

/** What a conversation is found by, from either side. */
export type ConversationKey = {
  readonly participant1Id: number;
  readonly participant2Id: number;
  /** The listing it began with, deleted or not; 0 where there was none. */
  readonly subject: number;
};

/** What a participant sends. */
export type Sent = Omit<Writing, 'conversationId' | 'recipientId'>;

/** What two people write to each other: one conversation for each listing, and one without. */
export class Conversation {
  readonly id!: number;
  /** The participant with the smaller id. */
  readonly participant1Id!: number;
  readonly participant2Id!: number;
  readonly subject!: number;
  readonly jobId!: number | null;
  readonly title!: string | null;
  readonly createdAt!: Date;
  readonly applicationId: number | null = null;
  readonly isActive: boolean = true;
  readonly lastMessageAt: Date | null = null;

  /**
   * A new conversation, without a message yet.
   * @throws InvalidFields
   */
  static start({ starterId, participantId, jobId, title: entered }: Beginning, now: Date): Conversation {
    const checks = new FieldChecks();
    if (starterId === participantId) checks.add('participantId', 'You cannot start a conversation with yourself.');
    const title = checks.optional('title', entered, TITLE_RULE);
    checks.finish();
    const [participant1Id, participant2Id] =
      starterId < participantId ? [starterId, participantId] : [participantId, starterId];
    const subject = jobId ?? 0;
    return Object.assign(new Conversation(), { participant1Id, participant2Id, subject, jobId, title, createdAt: now });
  }

  /** It is about this application for the listing. */
  concern(applicationId: number | null): void {
    Object.assign(this, { applicationId });
  }

  /**
   * What a participant writes to the other.
   * @throws ConversationNotFound for anybody else, InvalidFields
   */
  write(sent: Sent, now: Date): Message {
    const recipientId = this.otherThan(sent.senderId);
    const message = Message.write({ ...sent, conversationId: this.id, recipientId }, now);
    // The clocks of two machines may differ: the conversation never moves back in the list.
    if (this.lastMessageAt === null || this.lastMessageAt < now) Object.assign(this, { lastMessageAt: now });
    return message;
  }

  /** @throws ConversationNotFound when the user takes no part */
  otherThan(userId: number): number {
    if (userId === this.participant1Id) return this.participant2Id;
    if (userId === this.participant2Id) return this.participant1Id;
    throw new ConversationNotFound();
  }
}
