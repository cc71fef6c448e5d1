import { createFileRoute } from '@tanstack/react-router';
import { requireRole } from '../features/auth/guards.ts';

export const Route = createFileRoute('/_employer')({
  beforeLoad: (situation) => requireRole('employer', situation, '/'),
});
