import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '@/features/account/links/reset-password-page.tsx';
import { NO_INDEX } from '@/lib/page/page-head.ts';

export const Route = createFileRoute('/_antd/(account)/reset-password')({
  head: () => ({ meta: [{ title: 'Set a new password · Wayfare' }, NO_INDEX] }),
  component: ResetPasswordPage,
});
