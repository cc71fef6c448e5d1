import { createFileRoute } from '@tanstack/react-router';
import NotFoundPage from '@/app/pages/not-found-page.tsx';
import { NO_INDEX } from '@/lib/page/page-head.ts';

/** Every path that no other route knows. */
export const Route = createFileRoute('/$')({
  head: () => ({ meta: [{ title: 'Page Not Found · Wayfare' }, NO_INDEX] }),
  component: NotFoundPage,
});
