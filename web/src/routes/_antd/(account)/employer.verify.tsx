import { createFileRoute } from '@tanstack/react-router';
import { EmailLinkPage } from '@/features/account/links/email-link-page.tsx';
import { NO_INDEX } from '@/lib/page/page-head.ts';
import { t } from '@/lib/language/t.ts';

export const Route = createFileRoute('/_antd/(account)/employer/verify')({
  head: () => ({ meta: [{ title: t('Verify your company · Wayfare') }, NO_INDEX] }),
  component: VerifyCompany,
});

function VerifyCompany() {
  return <EmailLinkPage action="company" />;
}
