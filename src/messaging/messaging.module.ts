import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { ConversationsController } from './adapters/http/conversations.controller.js';
import { EventsController } from './adapters/http/events.controller.js';
import { MessagesController } from './adapters/http/messages.controller.js';
import { PublishedAccountDirectory } from './adapters/identity/published-account-directory.js';
import { LiveAnnouncer } from './adapters/live/live-announcer.js';
import { LiveDelivery } from './adapters/live/live-delivery.js';
import { ConversationReadModel } from './adapters/persistence/conversation-read-model.js';
import { ConversationSchema } from './adapters/persistence/conversation.schema.js';
import { LiveChangesReadModel } from './adapters/persistence/live-changes-read-model.js';
import { MessageReadModel } from './adapters/persistence/message-read-model.js';
import { MessageSchema } from './adapters/persistence/message.schema.js';
import { MikroOrmConversationRepository } from './adapters/persistence/mikro-orm-conversation-repository.js';
import { MikroOrmMessageRepository } from './adapters/persistence/mikro-orm-message-repository.js';
import { PublishedWorkRelations } from './adapters/work/published-work-relations.js';
import { SETTINGS } from '../shared/adapters/config/config.module.js';
import type { Settings } from '../shared/adapters/config/settings.js';
import { RateLimiter } from '../shared/application/rate-limiter.js';
import { ConfirmMessage } from './application/confirm-message.js';
import { ConversationAllowance } from './application/conversation-allowance.js';
import { DeliverMessages } from './application/deliver-messages.js';
import { AccountDirectory } from './application/ports/account-directory.js';
import { ConversationRepository } from './application/ports/conversation-repository.js';
import { ConversationViews } from './application/ports/conversation-views.js';
import { LiveChanges } from './application/ports/live-changes.js';
import { MessageRepository } from './application/ports/message-repository.js';
import { MessageViews } from './application/ports/message-views.js';
import { WorkRelations } from './application/ports/work-relations.js';
import { ReadThread } from './application/read-thread.js';
import { RightToWrite } from './application/right-to-write.js';
import { SendMessage } from './application/send-message.js';
import { StartConversation } from './application/start-conversation.js';

/** Conversations, messages, receipts, and their live delivery. */
@Module({
  imports: [
    MikroOrmModule.forFeature([ConversationSchema, MessageSchema]),
    IdentityModule,
    JobsModule,
    ApplicationsModule,
  ],
  controllers: [ConversationsController, MessagesController, EventsController],
  providers: [
    StartConversation,
    RightToWrite,
    {
      provide: ConversationAllowance,
      inject: [RateLimiter, SETTINGS],
      useFactory: (limiter: RateLimiter, { limits }: Settings) =>
        new ConversationAllowance(limiter, limits.conversationsPerHour),
    },
    SendMessage,
    ConfirmMessage,
    DeliverMessages,
    ReadThread,
    LiveAnnouncer,
    LiveDelivery,
    { provide: ConversationRepository, useClass: MikroOrmConversationRepository },
    { provide: MessageRepository, useClass: MikroOrmMessageRepository },
    { provide: ConversationViews, useClass: ConversationReadModel },
    { provide: MessageViews, useClass: MessageReadModel },
    { provide: LiveChanges, useClass: LiveChangesReadModel },
    { provide: AccountDirectory, useClass: PublishedAccountDirectory },
    { provide: WorkRelations, useClass: PublishedWorkRelations },
  ],
})
export class MessagingModule {}
