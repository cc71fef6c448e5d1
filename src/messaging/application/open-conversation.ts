import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { Conversation } from '../domain/conversation.js';
import { ConversationRepository } from './ports/conversation-repository.js';
import { MessageRepository } from './ports/message-repository.js';

type OpenConversationCommand = {
  readonly employerId: number;
  /** Who wrote for the company; null if that is unknown. */
  readonly authorId: number | null;
  readonly jobSeekerId: number;
  readonly jobId: number;
  /** Of the listing. */
  readonly title: string;
  readonly content: string;
};

/**
 * Opens a conversation to which a job seeker agreed, with what the company wrote; joins the one about the listing, if
 * there is one.
 * @throws ParticipantLeft, InvalidFields
 */
@UseCase()
export class OpenConversation {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(command: OpenConversationCommand): Promise<{ readonly conversationId: number }> {
    const { employerId, authorId, jobSeekerId, jobId, title, content } = command;
    const [id, messageId] = [await this.conversations.nextId(), await this.messages.nextId()];
    const now = this.clock.now();
    const started = { id, starterId: employerId, participantId: jobSeekerId, jobId, title: null };
    const proposed = Conversation.start(started, now);
    proposed.setSubject({ title, applicationId: null });
    return this.unitOfWork.run(async () => {
      const { conversation } = await this.conversations.addOrFind(proposed);
      const message = { id: messageId, senderId: employerId, authorId, content, clientId: null };
      await this.conversations.change(conversation.id, async (locked) => this.messages.add(locked.write(message, now)));
      return { conversationId: conversation.id };
    });
  }
}
