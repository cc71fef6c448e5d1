import { useInfiniteQuery } from '@tanstack/react-query';
import { conversationsIn } from './conversation-pages.ts';
import { conversationsQuery } from '../messaging-queries.ts';

/** The other participant's picture, known from the list of conversations. */
export function useOtherAvatar(conversationId: number): string | null {
  const { data } = useInfiniteQuery({
    ...conversationsQuery,
    select: (list) => conversationsIn(list).find(({ conversation }) => conversation.id === conversationId)?.otherUser,
  });
  return data?.avatar ?? null;
}
