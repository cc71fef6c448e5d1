import { homeOf, mayOpen, partyOf } from '@/features/auth/user.ts';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ConversationWithOtherBody } from '@/api/generated/types.gen';
import { MessagesPage } from '@/features/messaging/messages-page.tsx';
import { conversationQuery, foundConversationsQuery, threadQuery } from '@/features/messaging/messaging-queries.ts';
import { ownCompanyQuery } from '@/features/profiles/profile-queries.ts';
import { lazily } from '@/light/blocks/lazily.tsx';
import { t } from '@/lib/language/t.ts';
import { flag, id, searchOf, text } from '@/lib/page/search-params.ts';
import { StoreProvider } from '@/store/store-provider.tsx';

const TemplateMenu = lazily(
  () => import('@/features/applications/received/move/templates/template-menu.tsx'),
  'TemplateMenu',
);

const readSearch = searchOf({ conversationId: id, search: text, unread: flag, unanswered: flag });

export const Route = createFileRoute('/_antd/_signed-in/messages')({
  validateSearch: readSearch,
  beforeLoad: ({ context: { user }, location: { pathname } }) => {
    if (!mayOpen(user, pathname)) throw redirect({ to: homeOf(user) });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { conversationId, ...filter } }) => {
    void queryClient.prefetchInfiniteQuery(foundConversationsQuery(filter));
    if (conversationId === undefined) return;
    void queryClient.prefetchQuery(conversationQuery(conversationId));
    void queryClient.prefetchQuery(threadQuery(conversationId));
  },
  head: () => ({ meta: [{ title: t('Messages · Wayfare') }] }),
  component: Messages,
});

function Messages() {
  const { user } = Route.useRouteContext();
  const { conversationId, ...filter } = Route.useSearch();
  const tools =
    user.role === 'employer'
      ? { renderApplication, renderTexts, settles: true }
      : { renderApplication: renderOwnApplication };
  return (
    <StoreProvider>
      <MessagesPage userId={partyOf(user)} filter={filter} conversationId={conversationId} {...tools} />
    </StoreProvider>
  );
}

function renderApplication(applicationId: number) {
  return (
    <Link to="/employer/application/$id" params={{ id: applicationId }}>
      {t('View Application')}
    </Link>
  );
}

function renderOwnApplication(applicationId: number) {
  return (
    <Link to="/job-seeker/application/$id" params={{ id: applicationId }}>
      {t('View Application')}
    </Link>
  );
}

function renderTexts(conversation: ConversationWithOtherBody, insert: (text: string) => void) {
  return (
    <Suspense fallback={null}>
      <Templates conversation={conversation} onChoose={insert} />
    </Suspense>
  );
}

interface TemplatesProps {
  conversation: ConversationWithOtherBody;
  onChoose: (text: string) => void;
}

function Templates({ conversation: { otherParticipant, title }, onChoose }: TemplatesProps) {
  const company = useQuery(ownCompanyQuery).data?.companyName;
  if (company === undefined) return null;
  const facts = { user: otherParticipant, job: { title: title ?? '', company } };
  return <TemplateMenu facts={facts} onChoose={onChoose} />;
}
