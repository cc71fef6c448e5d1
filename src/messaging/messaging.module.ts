import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { ApplicationsModule } from '#applications/applications.module.js';
import { Applicants } from '#applications';
import { IdentityModule } from '#identity/identity.module.js';
import { Parties } from '#identity';
import { Listings } from '#jobs';
import { JobsModule } from '#jobs/jobs.module.js';
import { Attachments } from '#profiles';
import { ProfilesModule } from '#profiles/profiles.module.js';
import { withSetting } from '#platform/config/config.module.js';
import { KeptPeople } from '#talent-pool';
import { TalentPoolModule } from '#talent-pool/talent-pool.module.js';
import { RateLimiter } from '#shared/application/limits/rate-limiter.js';
import { AttachmentsController } from './adapters/http/attachments.controller.js';
import { ConversationsController } from './adapters/http/conversations.controller.js';
import { EventsController } from './adapters/http/events.controller.js';
import { MessagesController } from './adapters/http/messages.controller.js';
import { AccountWatch } from './adapters/live/account-watch.js';
import { ChangeNotifier } from './adapters/live/change-notifier.js';
import { ScopeDelivery } from './adapters/live/scope-delivery.js';
import { ScopeNotifier } from './adapters/live/scope-notifier.js';
import { LiveDelivery } from './adapters/live/live-delivery.js';
import { CONVERSATION_DATA } from './adapters/persistence/owned-data.js';
import { ConversationSchema } from './adapters/persistence/conversation.schema.js';
import { MessageSchema } from './adapters/persistence/message.schema.js';
import { MessagingReadModel } from './adapters/persistence/messaging-read-model.js';
import { UnreadMessages } from './adapters/persistence/unread-messages-read-model.js';
import { MikroOrmConversationRepository } from './adapters/persistence/mikro-orm-conversation-repository.js';
import { MikroOrmMessageRepository } from './adapters/persistence/mikro-orm-message-repository.js';
import { ConfirmMessage } from './application/confirm-message.js';
import { ConversationAllowance } from './application/conversation-allowance.js';
import { ConversationPolicy } from './application/conversation-policy.js';
import { DeleteMessage } from './application/delete-message.js';
import { DeliverMessages } from './application/deliver-messages.js';
import { OpenConversation } from './application/open-conversation.js';
import { AttachedFiles } from './application/ports/attached-files.js';
import { ConversationRepository } from './application/ports/conversation-repository.js';
import {
  Correspondents,
  ConnectingApplications,
  DiscussedListings,
  InvitablePeople,
} from './application/ports/directories.js';
import { MessageRepository } from './application/ports/message-repository.js';
import { MessagingQueries } from './application/ports/messaging-queries.js';
import { ReadThread } from './application/read-thread.js';
import { SendMessage } from './application/send-message.js';
import { SettleMessage } from './application/settle-message.js';
import { StartConversation } from './application/start-conversation.js';
import { UploadAttachment } from './application/upload-attachment.js';

/** Conversations, messages, receipts and their live delivery. */
@Module({
  imports: [
    MikroOrmModule.forFeature([ConversationSchema, MessageSchema]),
    IdentityModule,
    JobsModule,
    ApplicationsModule,
    ProfilesModule,
    TalentPoolModule,
  ],
  controllers: [ConversationsController, MessagesController, AttachmentsController, EventsController],
  providers: [
    CONVERSATION_DATA,
    StartConversation,
    OpenConversation,
    ConversationPolicy,
    SendMessage,
    UploadAttachment,
    ConfirmMessage,
    SettleMessage,
    DeleteMessage,
    DeliverMessages,
    ReadThread,
    ChangeNotifier,
    AccountWatch,
    LiveDelivery,
    ScopeNotifier,
    ScopeDelivery,
    UnreadMessages,
    withSetting(ConversationAllowance, [RateLimiter], ({ limits }) => limits.conversationsPerHour),
    { provide: ConversationRepository, useClass: MikroOrmConversationRepository },
    { provide: MessageRepository, useClass: MikroOrmMessageRepository },
    { provide: MessagingQueries, useClass: MessagingReadModel },
    { provide: AttachedFiles, useExisting: Attachments },
    { provide: Correspondents, useExisting: Parties },
    { provide: DiscussedListings, useExisting: Listings },
    { provide: ConnectingApplications, useExisting: Applicants },
    { provide: InvitablePeople, useExisting: KeptPeople },
  ],
  exports: [UnreadMessages, OpenConversation],
})
export class MessagingModule {}
