import { createFileRoute, notFound } from '@tanstack/react-router';
import { TopicPage } from '@/features/about/drawn/topic-page.tsx';
import { useSession } from '@/features/auth/session-queries.ts';
import { NO_INDEX, pageHead } from '@/lib/page/page-head.ts';
import { t } from '@/lib/language/t.ts';

export const Route = createFileRoute('/(drawn)/about/$topic')({
  loader: async ({ params, context }) => {
    const { topicOf } = await import('@/features/about/drawn/topics.ts');
    const topic = topicOf(params.topic, context.site);
    if (!topic) throw notFound();
    return topic;
  },
  head: ({ loaderData: topic, match, params }) =>
    topic
      ? pageHead({
          title: t('{title} · Wayfare', { title: topic.title }),
          description: topic.paragraphs.join(' '),
          path: `/about/${params.topic}`,
          origin: match.context.site.origin,
        })
      : { meta: [{ title: t('Not found · Wayfare') }, NO_INDEX] },
  component: Topic,
});

function Topic() {
  return <TopicPage topic={Route.useLoaderData()} reader={useSession()?.role ?? 'visitor'} />;
}
