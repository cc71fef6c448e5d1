import type { ReactNode } from 'react';
import type { ConversationWithOtherBody } from '@/api/generated/types.gen';

/** What other features add to conversations. */
export interface ThreadTools {
  /** Links the application that a conversation is about. */
  renderApplication?: (applicationId: number) => ReactNode;
  /** Whether the reader keeps track of messages that wait for their reply. */
  settles?: boolean;
  /** Offers texts to insert into a message. */
  renderTexts?: (conversation: ConversationWithOtherBody, insert: (text: string) => void) => ReactNode;
}
