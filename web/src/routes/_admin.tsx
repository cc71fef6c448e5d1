import { createFileRoute } from '@tanstack/react-router';
import { requireRole } from '../features/auth/guards.ts';

export const Route = createFileRoute('/_admin')({
  beforeLoad: (situation) => requireRole('admin', situation),
});
