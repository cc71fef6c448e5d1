import { createFileRoute } from '@tanstack/react-router';
import { requireRole } from '@/features/auth/guards.ts';
import { NO_INDEX } from '@/lib/page/page-head.ts';

export const Route = createFileRoute('/_antd/_seeker')({
  staticData: { isForUsers: true },
  beforeLoad: (guard) => requireRole('job_seeker', guard),
  head: () => ({ meta: [NO_INDEX] }),
});
