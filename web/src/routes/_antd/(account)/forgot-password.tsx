import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '@/features/account/links/forgot-password-page.tsx';
import { NO_INDEX } from '@/lib/page/page-head.ts';
import { t } from '@/lib/language/t.ts';

export const Route = createFileRoute('/_antd/(account)/forgot-password')({
  head: () => ({ meta: [{ title: t('Forgot your password? · Wayfare') }, NO_INDEX] }),
  component: ForgotPasswordPage,
});
