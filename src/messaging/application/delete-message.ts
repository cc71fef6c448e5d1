import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import { MessageNotFound } from '../domain/messaging-errors.js';
import { MessageRepository } from './ports/message-repository.js';

export type DeleteMessageCommand = { readonly messageId: number; readonly userId: number };

/**
 * Deletes a message for both, content and all.
 * @throws MessageNotFound, OnlySenderDeletes
 */
@UseCase()
export class DeleteMessage {
  constructor(
    private readonly messages: MessageRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ messageId, userId }: DeleteMessageCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      const message = await this.messages.byIdForChange(messageId);
      if (!message) throw new MessageNotFound();
      message.delete(userId);
    });
  }
}
