import type { MessageStatus, Receipt } from '../../domain/message-status.js';
import { PersonBody } from './conversation.view.js';

/** A file uploaded for a message. */
export class UploadedAttachmentBody {
  /** Send it with a message */
  readonly key!: string;
  readonly fileName!: string;
  readonly contentType!: string;
  readonly bytes!: number;
}

export class AttachmentBody extends UploadedAttachmentBody {
  /** Download address for both participants */
  readonly url!: string;
}

export class MessageBody {
  readonly id!: number;
  readonly conversationId!: number;
  readonly senderId!: number;
  /** @format uuid */
  readonly clientId!: string | null;
  readonly content!: string;
  readonly status!: MessageStatus;
  readonly sentAt!: Date;
  readonly attachments!: readonly AttachmentBody[];
  readonly isDeleted!: boolean;
}

/** The person who wrote a message. */
export class SenderBody extends PersonBody {
  /** The account of the person; `id` is that of the participant, for employers their company */
  readonly authorId!: number;
  /** The hotel or company for which an employer wrote */
  readonly companyName!: string | null;
}

/** Also the data of the event `message`. */
export class ThreadEntryBody {
  readonly message!: MessageBody;
  readonly sender!: SenderBody;
}

/** The data of the event `receipt`: the new status of these messages. */
export class ReceiptBody {
  readonly conversationId!: number;
  readonly messageIds!: readonly number[];
  readonly status!: Receipt;
}
