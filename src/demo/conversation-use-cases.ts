import type { INestApplicationContext } from '@nestjs/common';
import { Applicants } from '../applications/adapters/persistence/applicants-read-model.js';
import { Accounts } from '../identity/adapters/persistence/accounts.js';
import { Listings } from '../jobs/adapters/persistence/listings.js';
import { ConfirmMessage } from '../messaging/application/confirm-message.js';
import { ConversationAllowance } from '../messaging/application/conversation-allowance.js';
import { ConversationPolicy } from '../messaging/application/conversation-policy.js';
import { AttachedFiles } from '../messaging/application/ports/attached-files.js';
import { ConversationRepository } from '../messaging/application/ports/conversation-repository.js';
import { MessageRepository } from '../messaging/application/ports/message-repository.js';
import { SendMessage } from '../messaging/application/send-message.js';
import { StartConversation } from '../messaging/application/start-conversation.js';
import { Database } from '../shared/adapters/postgres/database.js';
import { AuditLog } from '../shared/application/audit/audit-log.js';
import type { Clock } from '../shared/application/clock.js';
import { RateLimiter } from '../shared/application/limits/rate-limiter.js';
import { UnitOfWork } from '../shared/application/unit-of-work.js';

/** The use cases of conversations, with the demo's clock and without limits. */
export function conversationUseCases(app: INestApplicationContext, clock: Clock, database: Database) {
  const unitOfWork = app.get(UnitOfWork);
  const conversations = app.get(ConversationRepository);
  const messages = app.get(MessageRepository);
  const accounts = new Accounts(database);
  const policy = new ConversationPolicy(new Listings(database, clock), new Applicants(database));
  const unlimited = new ConversationAllowance(app.get(RateLimiter), 0);
  return {
    startConversation: new StartConversation(
      conversations,
      accounts,
      policy,
      unlimited,
      unitOfWork,
      clock,
      app.get(AuditLog),
    ),
    sendMessage: new SendMessage(
      conversations,
      messages,
      accounts,
      app.get(AttachedFiles, { strict: false }),
      unitOfWork,
      clock,
    ),
    confirmMessage: new ConfirmMessage(messages, unitOfWork),
  };
}
