import { createFileRoute, redirect } from '@tanstack/react-router';
import { homeOf, mayOpen, partyOf } from '@/features/auth/user.ts';
import { MessagesPage } from '@/features/messaging/messages-page.tsx';
import { conversationQuery, conversationsQuery, threadQuery } from '@/features/messaging/messaging-queries.ts';
import { t } from '@/lib/language/t.ts';
import { id, searchOf } from '@/lib/page/search-params.ts';

const readSearch = searchOf({ conversationId: id });

export const Route = createFileRoute('/_antd/_signed-in/messages')({
  validateSearch: readSearch,
  beforeLoad: ({ context: { user }, location: { pathname } }) => {
    if (!mayOpen(user, pathname)) throw redirect({ to: homeOf(user) });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { conversationId } }) => {
    void queryClient.prefetchInfiniteQuery(conversationsQuery);
    if (conversationId === undefined) return;
    void queryClient.prefetchQuery(conversationQuery(conversationId));
    void queryClient.prefetchQuery(threadQuery(conversationId));
  },
  head: () => ({ meta: [{ title: t('Messages · Wayfare') }] }),
  component: Messages,
});

function Messages() {
  const { user } = Route.useRouteContext();
  return <MessagesPage userId={partyOf(user)} conversationId={Route.useSearch().conversationId} />;
}
