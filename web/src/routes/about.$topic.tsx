import { createFileRoute, notFound } from '@tanstack/react-router';
import { TopicPage } from '../features/about/topic-page.tsx';

export const Route = createFileRoute('/about/$topic')({
  loader: async ({ params }) => {
    const { topics } = await import('../features/about/topics.ts');
    const topic = topics[params.topic];
    if (!topic) throw notFound();
    return topic;
  },
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData?.title ?? 'Not found'} · Wayfare` }] }),
  component: Topic,
});

function Topic() {
  return <TopicPage topic={Route.useLoaderData()} />;
}
