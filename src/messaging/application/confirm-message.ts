import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import type { Message } from '../domain/message.js';
import type { Receipt } from '../domain/message-status.js';
import { MessageRepository } from './ports/message-repository.js';

type ConfirmMessageCommand = { readonly messageId: number; readonly userId: number; readonly receipt: Receipt };

/**
 * Records that a message was delivered to or read by its recipient.
 * @throws MessageNotFound, OnlyRecipientConfirms
 */
@UseCase()
export class ConfirmMessage {
  constructor(
    private readonly messages: MessageRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ messageId, userId, receipt }: ConfirmMessageCommand): Promise<Message> {
    return this.unitOfWork.run(() =>
      this.messages.change(messageId, (message) => {
        message.confirm(receipt, userId);
        return message;
      }),
    );
  }
}
