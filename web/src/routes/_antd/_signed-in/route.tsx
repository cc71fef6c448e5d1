import { createFileRoute } from '@tanstack/react-router';
import { requireUser } from '@/features/auth/guards.ts';
import { NO_INDEX } from '@/lib/page/page-head.ts';

export const Route = createFileRoute('/_antd/_signed-in')({
  staticData: { isForUsers: true },
  beforeLoad: requireUser,
  head: () => ({ meta: [NO_INDEX] }),
});
