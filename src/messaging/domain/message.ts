import { AggregateRoot } from '#shared/domain/aggregate-root.js';
import { checked } from '#shared/domain/field-checks.js';
import { isAfter, type MessageStatus, type Receipt } from './message-status.js';
import { MessageNotFound, OnlyRecipientConfirms, OnlySenderDeletes } from './messaging-errors.js';
import { MessageDeleted, MessagesConfirmed, MessageSent } from './messaging-events.js';

/** Length in characters. */
export const CONTENT_RULE = { label: 'Message', max: 5000, layout: 'paragraphs' } as const;

export const MAX_ATTACHMENTS = 5;

/** Hours within which an uploaded file must be sent; a sweep deletes it after that. */
export const ATTACHMENT_HOURS = 24;

export const TOO_MANY_ATTACHMENTS = `You can attach up to ${MAX_ATTACHMENTS} files to a message.`;

export type NewMessage = {
  readonly id: number;
  readonly conversationId: number;
  readonly senderId: number;
  readonly recipientId: number;
  /** The person who wrote it for the sender; null if that is unknown. */
  readonly authorId?: number | null;
  readonly content: string;
  /** Created by the sender's client, so that a retry does not store the message twice. */
  readonly clientId: string | null;
  /** Keys of uploaded files. */
  readonly attachments?: readonly string[];
};

class MutableMessage extends AggregateRoot {
  readonly id: number;
  readonly conversationId: number;
  readonly senderId: number;
  readonly recipientId: number;
  readonly authorId: number | null;
  readonly clientId: string | null;
  /** Empty once the message is deleted. */
  content: string;
  /** Empty once the message is deleted. */
  attachments: readonly string[];
  isDeleted = false;
  /** Whether the recipient said that it needs no reply. */
  isSettled = false;
  status: MessageStatus = 'sent';

  /** Public for the mapper; use `write` for new messages. */
  constructor(
    message: NewMessage,
    readonly sentAt: Date,
  ) {
    super();
    this.id = message.id;
    this.conversationId = message.conversationId;
    this.senderId = message.senderId;
    this.recipientId = message.recipientId;
    this.authorId = message.authorId ?? null;
    this.clientId = message.clientId;
    this.content = message.content;
    this.attachments = message.attachments ?? [];
  }

  /** @throws InvalidFields */
  static write(entered: NewMessage, now: Date): Message {
    const attachments = [...new Set(entered.attachments)];
    const content = checked((checks) => {
      const text = checks.required('content', entered.content, CONTENT_RULE);
      if (attachments.length > MAX_ATTACHMENTS) checks.add('attachments', TOO_MANY_ATTACHMENTS);
      return text;
    });
    const message = new MutableMessage({ ...entered, content, attachments }, now);
    message.record(new MessageSent(message.conversationId, message.id, message.senderId, message.recipientId));
    return message;
  }

  /**
   * Records that the recipient received or read the message. The status never goes back.
   * @throws MessageNotFound for non-participants, OnlyRecipientConfirms for the sender
   */
  confirm(receipt: Receipt, userId: number): void {
    this.requireRecipient(userId);
    if (this.isDeleted || !isAfter(receipt, this.status)) return;
    this.status = receipt;
    this.record(new MessagesConfirmed(this.conversationId, [this.id], this.senderId, this.recipientId, receipt));
  }

  /**
   * Records that the message needs no reply, which only the recipient knows.
   * @throws MessageNotFound for non-participants, OnlyRecipientConfirms for the sender
   */
  settle(userId: number): void {
    this.requireRecipient(userId);
    this.isSettled = true;
  }

  /**
   * Clears the message; both participants still see that there was one. Deleting again changes nothing.
   * @throws MessageNotFound for non-participants, OnlySenderDeletes for the recipient
   */
  delete(userId: number): void {
    if (userId === this.recipientId) throw new OnlySenderDeletes();
    if (userId !== this.senderId) throw new MessageNotFound();
    if (this.isDeleted) return;
    this.content = '';
    this.attachments = [];
    this.isDeleted = true;
    this.record(new MessageDeleted(this.conversationId, this.id, this.senderId, this.recipientId));
  }

  private requireRecipient(userId: number): void {
    if (userId === this.senderId) throw new OnlyRecipientConfirms();
    if (userId !== this.recipientId) throw new MessageNotFound();
  }
}

/** Only its methods change its fields. */
export type Message = Readonly<MutableMessage>;
export const Message = MutableMessage;
