import { createFileRoute } from '@tanstack/react-router';
import NotFoundPage from '../app/pages/not-found-page.tsx';

/** Every path that no other route knows. */
export const Route = createFileRoute('/$')({
  head: () => ({ meta: [{ title: 'Page Not Found · Wayfare' }, { name: 'robots', content: 'noindex' }] }),
  component: NotFoundPage,
});
