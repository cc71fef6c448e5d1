import { createFileRoute } from '@tanstack/react-router';
import NotFoundPage from '@/shell/pages/not-found-page.tsx';
import { NO_INDEX } from '@/lib/page/page-head.ts';
import { t } from '@/lib/language/t.ts';

/** Matches every path without a route. */
export const Route = createFileRoute('/(drawn)/$')({
  head: () => ({ meta: [{ title: t('Page Not Found · Wayfare') }, NO_INDEX] }),
  component: NotFoundPage,
});
