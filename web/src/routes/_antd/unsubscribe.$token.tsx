import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage } from '@/features/account/links/unsubscribe-page.tsx';
import { NO_INDEX } from '@/lib/page/page-head.ts';
import { t } from '@/lib/language/t.ts';

export const Route = createFileRoute('/_antd/unsubscribe/$token')({
  head: () => ({ meta: [{ title: t('Unsubscribe · Wayfare') }, NO_INDEX] }),
  component: Unsubscribe,
});

function Unsubscribe() {
  return <UnsubscribePage token={Route.useParams().token} />;
}
