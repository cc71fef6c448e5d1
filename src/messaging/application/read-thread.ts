import type { Page, PageRequest } from '../../shared/application/page.js';
import { UseCase } from '../../shared/application/use-case.js';
import { ConversationNotFound } from '../domain/messaging-errors.js';
import { DeliverMessages } from './deliver-messages.js';
import { MessageViews, type ThreadEntry } from './ports/message-views.js';

export type ReadThreadCommand = PageRequest & { readonly conversationId: number; readonly userId: number };

/**
 * A stretch of a conversation, for a participant: what came in counts as delivered from then on.
 * @throws ConversationNotFound
 */
@UseCase()
export class ReadThread {
  constructor(
    private readonly views: MessageViews,
    private readonly deliverMessages: DeliverMessages,
  ) {}

  async execute({ conversationId, userId, ...request }: ReadThreadCommand): Promise<Page<ThreadEntry>> {
    const participation = await this.views.participation(conversationId, userId);
    if (!participation) throw new ConversationNotFound();
    if (participation.hasUndelivered) {
      await this.deliverMessages.execute({ recipientId: userId, incoming: { conversationId } });
    }
    return this.views.thread(conversationId, request);
  }
}
