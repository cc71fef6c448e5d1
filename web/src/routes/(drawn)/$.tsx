import { createFileRoute } from '@tanstack/react-router';
import NotFoundPage from '@/shell/pages/not-found-page.tsx';
import { NO_INDEX } from '@/lib/page/page-head.ts';

/** Matches every path without a route. */
export const Route = createFileRoute('/(drawn)/$')({
  head: () => ({ meta: [{ title: 'Page Not Found · Wayfare' }, NO_INDEX] }),
  component: NotFoundPage,
});
