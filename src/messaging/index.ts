export { UnreadMessages } from './adapters/persistence/unread-messages.js';
export { MessageSent } from './domain/messaging-events.js';
