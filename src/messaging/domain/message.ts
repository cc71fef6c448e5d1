import { AggregateRoot } from '../../shared/domain/aggregate-root.js';
import { FieldChecks } from '../../shared/domain/field-checks.js';
import { isFurther, type MessageStatus, type Receipt } from './message-status.js';
import { MessageNotFound, OnlyRecipientConfirms } from './messaging-errors.js';
import { MessagesConfirmed, MessageSent } from './messaging-events.js';

/** Bounds of what is written, in characters. */
export const CONTENT_RULE = { label: 'Message', max: 5000 } as const;

/** What a message is made of. */
export type Writing = {
  readonly id: number;
  readonly conversationId: number;
  readonly senderId: number;
  readonly recipientId: number;
  readonly content: string;
  /** Made by whoever sends it, so that sending again stores nothing twice. */
  readonly clientId: string | null;
};

/** What one participant wrote to the other, and how far it has come. */
export class Message extends AggregateRoot {
  readonly id!: number;
  readonly conversationId!: number;
  readonly senderId!: number;
  readonly recipientId!: number;
  readonly clientId!: string | null;
  readonly content!: string;
  readonly sentAt!: Date;
  readonly status: MessageStatus = 'sent';
  readonly attachments: readonly string[] = [];
  readonly isDeleted: boolean = false;

  /**
   * A new message.
   * @throws InvalidFields
   */
  static write(writing: Writing, now: Date): Message {
    const checks = new FieldChecks();
    const content = checks.required('content', writing.content, CONTENT_RULE);
    checks.finish();
    const message = Object.assign(new Message(), { ...writing, content, sentAt: now });
    message.record(new MessageSent(message.conversationId, message.id, message.senderId, message.recipientId));
    return message;
  }

  /**
   * The recipient says that it arrived or was read; what it was already changes nothing.
   * @throws MessageNotFound for others, OnlyRecipientConfirms for the sender
   */
  confirm(receipt: Receipt, userId: number): void {
    if (userId === this.senderId) throw new OnlyRecipientConfirms();
    if (userId !== this.recipientId) throw new MessageNotFound();
    if (!isFurther(receipt, this.status)) return;
    Object.assign(this, { status: receipt });
    this.record(new MessagesConfirmed(this.conversationId, [this.id], this.senderId, this.recipientId, receipt));
  }
}
