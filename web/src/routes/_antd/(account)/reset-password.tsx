import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '@/features/account/links/reset-password-page.tsx';
import { NO_INDEX } from '@/lib/page/page-head.ts';
import { t } from '@/lib/language/t.ts';

export const Route = createFileRoute('/_antd/(account)/reset-password')({
  head: () => ({ meta: [{ title: t('Set a new password · Wayfare') }, NO_INDEX] }),
  component: ResetPasswordPage,
});
