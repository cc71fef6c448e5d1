export { UnreadMessages } from './adapters/persistence/unread-messages-read-model.js';
export { MessageSent } from './domain/messaging-events.js';
