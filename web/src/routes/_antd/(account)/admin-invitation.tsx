import { createFileRoute } from '@tanstack/react-router';
import { InvitationPage } from '@/features/auth/registration/invitation-page.tsx';
import { NO_INDEX } from '@/lib/page/page-head.ts';
import { tellTimeZone } from '@/lib/browser/time-zone.ts';
import { t } from '@/lib/language/t.ts';

export const Route = createFileRoute('/_antd/(account)/admin-invitation')({
  head: () => ({ meta: [{ title: t('Become an admin · Wayfare') }, NO_INDEX] }),
  onEnter: tellTimeZone,
  component: InvitationPage,
});
