import { ApiProperty } from '@nestjs/swagger';
import { bodyOf } from '#platform/http/api/body.js';
import { Integer } from '#platform/http/api/fields.js';
import type { ThreadEntry } from '../../application/ports/messaging-queries.js';
import { MESSAGE_STATUSES, RECEIPTS, type MessageStatus, type Receipt } from '../../domain/message-status.js';
import { PersonBody } from './conversations.views.js';

/** A file uploaded for a message. */
export class UploadedAttachmentBody {
  @ApiProperty({ description: 'Send it with a message' }) readonly key!: string;
  @ApiProperty() readonly fileName!: string;
  @ApiProperty() readonly contentType!: string;
  @Integer() readonly bytes!: number;
}

export class AttachmentBody extends UploadedAttachmentBody {
  @ApiProperty({ description: 'Download address for both participants' }) readonly url!: string;
}

export class MessageBody {
  @Integer() readonly id!: number;
  @Integer() readonly conversationId!: number;
  @Integer() readonly senderId!: number;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) readonly clientId!: string | null;
  @ApiProperty() readonly content!: string;
  @ApiProperty({ enum: MESSAGE_STATUSES }) readonly status!: MessageStatus;
  @ApiProperty() readonly sentAt!: Date;
  @ApiProperty({ type: [AttachmentBody] }) readonly attachments!: readonly AttachmentBody[];
  @ApiProperty() readonly isDeleted!: boolean;
}

/** Also the data of the event `message`. */
export class ThreadEntryBody {
  @ApiProperty() readonly message!: MessageBody;
  @ApiProperty() readonly sender!: PersonBody;
}

/** The data of the event `receipt`: the new status of these messages. */
export class ReceiptBody {
  @Integer() readonly conversationId!: number;
  @ApiProperty({ type: 'integer', isArray: true }) readonly messageIds!: readonly number[];
  @ApiProperty({ enum: RECEIPTS }) readonly status!: Receipt;
}

export function threadEntryBody({ message, sender }: ThreadEntry): ThreadEntryBody {
  const attachments = message.attachments.map((file) => ({
    ...file,
    url: `/api/messages/${message.id}/attachments/${file.key}`,
  }));
  return { message: bodyOf(MessageBody, { ...message, attachments }), sender };
}
