import type { DemoConversation } from './conversation.js';
import { grandHotelConversations } from './grand-hotel-conversations.js';
import { mariasConversations } from './marias-conversations.js';

/** Every conversation of the demo data. */
export const conversations: readonly DemoConversation[] = [...mariasConversations, ...grandHotelConversations];
