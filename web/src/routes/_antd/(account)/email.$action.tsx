import { createFileRoute } from '@tanstack/react-router';
import { EmailLinkPage } from '@/features/account/links/email-link-page.tsx';
import { NO_INDEX } from '@/lib/page/page-head.ts';
import { pathParam } from '@/lib/page/path-params.ts';
import { oneOf } from '@/lib/page/search-params.ts';
import { t } from '@/lib/language/t.ts';

const ACTIONS = ['confirm', 'undo', 'verify'] as const;

export const Route = createFileRoute('/_antd/(account)/email/$action')({
  params: pathParam('action', oneOf(ACTIONS)),
  head: () => ({ meta: [{ title: t('Your email address · Wayfare') }, NO_INDEX] }),
  component: EmailLink,
});

function EmailLink() {
  return <EmailLinkPage action={Route.useParams().action} />;
}
