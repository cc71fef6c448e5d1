import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { ConversationNotFound, ParticipantSuspended } from '../domain/messaging-errors.js';
import { AttachedFiles, type AttachedFile, type SentFile } from './ports/attached-files.js';
import { ConversationRepository } from './ports/conversation-repository.js';
import { AccountDirectory } from './ports/directories.js';

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
    private readonly accounts: AccountDirectory,
    private readonly files: AttachedFiles,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ conversationId, senderId, file }: UploadAttachmentCommand): Promise<AttachedFile> {
    // In its own transaction, because inspecting the file may take seconds.
    const conversation = await this.unitOfWork.run(() => this.conversations.byIdForChange(conversationId));
    if (!conversation) throw new ConversationNotFound();
    const recipientId = conversation.recipientOf(senderId);
    if ((await this.accounts.find(recipientId))?.isSuspended) throw new ParticipantSuspended();
    return this.files.add(senderId, file);
  }
}
