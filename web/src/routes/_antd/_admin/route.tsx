import { createFileRoute } from '@tanstack/react-router';
import { requireRole } from '@/features/auth/guards.ts';
import { NO_INDEX } from '@/lib/page/page-head.ts';

export const Route = createFileRoute('/_antd/_admin')({
  staticData: { isForUsers: true },
  beforeLoad: (guard) => requireRole('admin', guard),
  head: () => ({ meta: [NO_INDEX] }),
});
