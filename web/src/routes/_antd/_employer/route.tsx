import { createFileRoute } from '@tanstack/react-router';
import { StoreLayout } from '@/store/store-layout.tsx';
import { requireRole } from '@/features/auth/guards.ts';
import { NO_INDEX } from '@/lib/page/page-head.ts';

export const Route = createFileRoute('/_antd/_employer')({
  staticData: { isForUsers: true },
  beforeLoad: (guard) => requireRole('employer', guard, '/'),
  head: () => ({ meta: [NO_INDEX] }),
  component: StoreLayout,
});
