import { createFileRoute } from '@tanstack/react-router';
import { CompanyInvitationPage } from '@/features/auth/registration/company-invitation-page.tsx';
import { NO_INDEX } from '@/lib/page/page-head.ts';
import { tellTimeZone } from '@/lib/browser/time-zone.ts';
import { t } from '@/lib/language/t.ts';

export const Route = createFileRoute('/_antd/(account)/company-invitation')({
  head: () => ({ meta: [{ title: t('Join a team · Wayfare') }, NO_INDEX] }),
  onEnter: tellTimeZone,
  component: CompanyInvitationPage,
});
