import { createFileRoute } from '@tanstack/react-router';
import { requireRole } from '../features/auth/guards.ts';

export const Route = createFileRoute('/_seeker')({
  beforeLoad: (situation) => requireRole('job_seeker', situation),
});
