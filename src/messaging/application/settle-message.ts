import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { MessageRepository } from './ports/message-repository.js';

type SettleMessageCommand = { readonly messageId: number; readonly userId: number };

/**
 * Records that a message needs no reply.
 * @throws MessageNotFound, OnlyRecipientConfirms
 */
@UseCase()
export class SettleMessage {
  constructor(
    private readonly messages: MessageRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ messageId, userId }: SettleMessageCommand): Promise<void> {
    return this.unitOfWork.run(() => this.messages.change(messageId, (message) => message.settle(userId)));
  }
}
