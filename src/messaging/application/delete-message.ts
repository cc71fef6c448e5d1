import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { AttachedFiles } from './ports/attached-files.js';
import { MessageRepository } from './ports/message-repository.js';

type DeleteMessageCommand = { readonly messageId: number; readonly userId: number };

/**
 * Deletes the content and files of a message for both participants.
 * @throws MessageNotFound, OnlySenderDeletes
 */
@UseCase()
export class DeleteMessage {
  constructor(
    private readonly messages: MessageRepository,
    private readonly files: AttachedFiles,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ messageId, userId }: DeleteMessageCommand): Promise<void> {
    await this.unitOfWork.run(() =>
      this.messages.change(messageId, async (message) => {
        const { attachments } = message;
        message.delete(userId);
        await this.files.delete(attachments);
      }),
    );
  }
}
