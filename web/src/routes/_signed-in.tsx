import { createFileRoute } from '@tanstack/react-router';
import { requireUser } from '../features/auth/guards.ts';

export const Route = createFileRoute('/_signed-in')({ beforeLoad: requireUser });
