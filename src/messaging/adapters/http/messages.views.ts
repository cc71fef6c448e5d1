import { ApiProperty } from '@nestjs/swagger';
import type { MessageView, ThreadEntry } from '../../application/ports/messaging-queries.js';
import { MESSAGE_STATUSES, RECEIPTS, type MessageStatus, type Receipt } from '../../domain/message-status.js';
import { PersonBody } from './conversations.views.js';

/** A message as both participants see it. */
export class MessageBody {
  @ApiProperty({ type: 'integer' }) readonly id: number;
  @ApiProperty({ type: 'integer' }) readonly conversationId: number;
  @ApiProperty({ type: 'integer' }) readonly senderId: number;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) readonly clientId: string | null;
  @ApiProperty() readonly content: string;
  @ApiProperty({ enum: MESSAGE_STATUSES }) readonly status: MessageStatus;
  @ApiProperty() readonly sentAt: Date;
  @ApiProperty({ type: [String] }) readonly attachments: readonly string[];
  @ApiProperty() readonly isDeleted: boolean;

  constructor(message: MessageView) {
    this.id = message.id;
    this.conversationId = message.conversationId;
    this.senderId = message.senderId;
    this.clientId = message.clientId;
    this.content = message.content;
    this.status = message.status;
    this.sentAt = message.sentAt;
    this.attachments = message.attachments;
    this.isDeleted = message.isDeleted;
  }
}

/** Also the data of the event `message`. */
export class ThreadEntryBody {
  @ApiProperty() readonly message: MessageBody;
  @ApiProperty() readonly sender: PersonBody;

  constructor(entry: ThreadEntry) {
    this.message = new MessageBody(entry.message);
    this.sender = entry.sender;
  }
}

/** The data of the event `receipt`: the new status of these messages. */
export class ReceiptBody {
  @ApiProperty({ type: 'integer' }) readonly conversationId!: number;
  @ApiProperty({ type: 'integer', isArray: true }) readonly messageIds!: readonly number[];
  @ApiProperty({ enum: RECEIPTS }) readonly status!: Receipt;
}
