import { createFileRoute } from '@tanstack/react-router';
import { ObjectionPage } from '@/features/account/suspension/objection-page.tsx';
import { NO_INDEX } from '@/lib/page/page-head.ts';
import { t } from '@/lib/language/t.ts';

export const Route = createFileRoute('/_antd/(account)/objection')({
  head: () => ({ meta: [{ title: t('Object to a suspension · Wayfare') }, NO_INDEX] }),
  component: ObjectionPage,
});
