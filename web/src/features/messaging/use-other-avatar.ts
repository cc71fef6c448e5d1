import { useInfiniteQuery } from '@tanstack/react-query';
import { conversationsIn } from './conversation-list.ts';
import { conversationsQuery } from './messaging-queries.ts';

/** The picture of the other one in a conversation; the list tells it. */
export function useOtherAvatar(conversationId: number): string | null {
  const { data } = useInfiniteQuery({
    ...conversationsQuery,
    select: (list) => conversationsIn(list).find(({ conversation }) => conversation.id === conversationId)?.otherUser,
  });
  return data?.avatar ?? null;
}
