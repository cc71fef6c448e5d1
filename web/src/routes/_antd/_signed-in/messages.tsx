import { partyOf } from '@/features/auth/user.ts';
import { createFileRoute } from '@tanstack/react-router';
import { MessagesPage } from '@/features/messaging/messages-page.tsx';
import { openConversation, parseMessagesSearch, type MessagesSearch } from '@/features/messaging/messages-search.ts';
import { conversationQuery, conversationsQuery, threadQuery } from '@/features/messaging/messaging-queries.ts';
import { t } from '@/lib/language/t.ts';

export const Route = createFileRoute('/_antd/_signed-in/messages')({
  validateSearch: (search: Record<string, unknown> & MessagesSearch): MessagesSearch => parseMessagesSearch(search),
  loaderDeps: ({ search }) => ({ id: openConversation(search) }),
  loader: ({ context: { queryClient }, deps: { id } }) => {
    void queryClient.prefetchInfiniteQuery(conversationsQuery);
    if (id === undefined) return;
    void queryClient.prefetchQuery(conversationQuery(id));
    void queryClient.prefetchQuery(threadQuery(id));
  },
  head: () => ({ meta: [{ title: t('Messages · Wayfare') }] }),
  component: Messages,
});

function Messages() {
  const { user } = Route.useRouteContext();
  return <MessagesPage userId={partyOf(user)} conversationId={openConversation(Route.useSearch())} />;
}
