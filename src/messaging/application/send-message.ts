import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { utc } from '#shared/domain/values/utc-day.js';
import type { Conversation } from '../domain/conversation.js';
import { ATTACHMENT_HOURS } from '../domain/message.js';
import { AttachmentNotAvailable } from '../domain/messaging-errors.js';
import { ConversationPolicy } from './conversation-policy.js';
import { AttachedFiles } from './ports/attached-files.js';
import { ConversationRepository } from './ports/conversation-repository.js';
import { MessageRepository } from './ports/message-repository.js';

type SendMessageCommand = {
  readonly conversationId: number;
  readonly senderId: number;
  /** The person who writes. */
  readonly authorId: number;
  readonly content: string;
  /** A UUID created by the sender's client; a retry with the same one finds the stored message. */
  readonly clientId: string | null;
  /** Keys of files that the sender uploaded. */
  readonly attachments?: readonly string[];
};

/**
 * Sends a message to the other participant.
 * @throws ConversationNotFound, ParticipantLeft, ParticipantSuspended, ConversationCutOff, MayNotWriteTo,
 *   AttachmentNotAvailable, InvalidFields
 */
@UseCase()
export class SendMessage {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly policy: ConversationPolicy,
    private readonly files: AttachedFiles,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(command: SendMessageCommand): Promise<{ messageId: number; isNew: boolean }> {
    const { conversationId, senderId, authorId, content, attachments } = command;
    const clientId = command.clientId?.toLowerCase() ?? null;
    const write = async (conversation: Conversation): Promise<{ messageId: number; isNew: boolean }> => {
      const existing = clientId && (await this.messages.byClientId(conversationId, senderId, clientId));
      if (existing) return { messageId: existing.id, isNew: false };
      const id = await this.messages.nextId();
      const isFirst = conversation.lastMessageAt === null;
      const message = conversation.write({ id, senderId, authorId, content, clientId, attachments }, this.clock.now());
      await this.policy.checkMessage(message, { jobId: conversation.jobId, isFirst });
      await this.requireUnsent(message.attachments, senderId);
      await this.messages.add(message);
      return { messageId: id, isNew: true };
    };
    // The conversation is locked until the commit, so that ids follow the commit order, and a retry waits for the first
    // attempt.
    return this.unitOfWork.run(() => this.conversations.change(conversationId, write));
  }

  private async requireUnsent(keys: readonly string[], senderId: number): Promise<void> {
    if (keys.length === 0) return;
    const since = utc(this.clock.now()).subtract(ATTACHMENT_HOURS, 'hour').toDate();
    // Locked first, so that only one of two messages with the same file is sent.
    const available = await this.files.lock(senderId, keys, since);
    if (available < keys.length || (await this.messages.hasAttachment(keys))) throw new AttachmentNotAvailable();
  }
}
