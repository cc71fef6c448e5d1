import { createFileRoute } from '@tanstack/react-router';
import { ObjectionPage } from '@/features/account/suspension/objection-page.tsx';
import { NO_INDEX } from '@/lib/page/page-head.ts';

export const Route = createFileRoute('/_antd/(account)/objection')({
  head: () => ({ meta: [{ title: 'Object to a suspension · Wayfare' }, NO_INDEX] }),
  component: ObjectionPage,
});
