import { createFileRoute } from '@tanstack/react-router';
import { MessagesPage } from '../../features/messaging/components/messages-page.tsx';
import { parseMessagesSearch, type MessagesSearch } from '../../features/messaging/messages-search.ts';
import { conversationQuery, conversationsQuery, threadQuery } from '../../features/messaging/messaging-queries.ts';

export const Route = createFileRoute('/_signed-in/messages')({
  validateSearch: (search: Record<string, unknown> & MessagesSearch): MessagesSearch => parseMessagesSearch(search),
  loaderDeps: ({ search: { conversationId } }) => ({ conversationId }),
  loader: ({ context: { queryClient }, deps: { conversationId } }) => {
    void queryClient.prefetchInfiniteQuery(conversationsQuery);
    if (conversationId === undefined) return;
    void queryClient.prefetchQuery(conversationQuery(conversationId));
    void queryClient.prefetchQuery(threadQuery(conversationId));
  },
  head: () => ({ meta: [{ title: 'Messages · Wayfare' }] }),
  component: Messages,
});

function Messages() {
  const { user } = Route.useRouteContext();
  const { conversationId } = Route.useSearch();
  return <MessagesPage userId={user.id} conversationId={conversationId} />;
}
