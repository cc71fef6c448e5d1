import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { ParticipantSuspended } from '../domain/messaging-errors.js';
import type { UploadedAttachmentBody } from './views/message.view.js';
import { AttachedFiles, type SentFile } from './ports/attached-files.js';
import { ConversationRepository } from './ports/conversation-repository.js';
import { Correspondents } from './ports/directories.js';

type UploadAttachmentCommand = {
  readonly conversationId: number;
  readonly senderId: number;
  readonly file: SentFile;
};

/**
 * Stores a file to be sent with a message.
 * @throws ConversationNotFound, ParticipantLeft, ParticipantSuspended
 */
@UseCase()
export class UploadAttachment {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly accounts: Correspondents,
    private readonly files: AttachedFiles,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ conversationId, senderId, file }: UploadAttachmentCommand): Promise<UploadedAttachmentBody> {
    // In its own transaction, because inspecting the file may take seconds.
    const recipientId = await this.unitOfWork.run(() =>
      this.conversations.change(conversationId, (conversation) => conversation.recipientOf(senderId)),
    );
    if ((await this.accounts.find(recipientId))?.isSuspended) throw new ParticipantSuspended();
    const { key, fileName, contentType, bytes } = await this.files.add(senderId, file);
    return { key, fileName, contentType, bytes };
  }
}
