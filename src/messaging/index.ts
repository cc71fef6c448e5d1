export { UnreadMessages } from './adapters/persistence/unread-messages-read-model.js';
export { OpenConversation } from './application/open-conversation.js';
export { MessageSent } from './domain/messaging-events.js';
