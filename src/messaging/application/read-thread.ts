import type { Page, PageRequest } from '#shared/application/page.js';
import { UseCase } from '#shared/application/use-case.js';
import { ConversationNotFound } from '../domain/messaging-errors.js';
import { DeliverMessages } from './deliver-messages.js';
import type { ThreadEntryBody } from './views/message.view.js';
import { MessagingQueries } from './ports/messaging-queries.js';

type ReadThreadCommand = PageRequest & { readonly conversationId: number; readonly userId: number };

/**
 * Returns a page of a conversation and marks its messages to the user as delivered.
 * @throws ConversationNotFound
 */
@UseCase()
export class ReadThread {
  constructor(
    private readonly queries: MessagingQueries,
    private readonly deliverMessages: DeliverMessages,
  ) {}

  async execute({ conversationId, userId, ...request }: ReadThreadCommand): Promise<Page<ThreadEntryBody>> {
    const participation = await this.queries.participation(conversationId, userId);
    if (!participation) throw new ConversationNotFound();
    if (participation.hasUndelivered) {
      await this.deliverMessages.execute({ recipientId: userId, incoming: { conversationId } });
    }
    return this.queries.thread(conversationId, request);
  }
}
