import { statusLabel, type ApplicationStatus } from '@/lib/application-status.ts';
import { Badge, type BadgeTone } from './badge.tsx';

const TONES: Record<ApplicationStatus, BadgeTone> = {
  pending: 'outlined',
  reviewed: 'secondary',
  shortlisted: 'default',
  interviewed: 'default',
  offered: 'success',
  rejected: 'destructive',
};

/** Where an application stands. */
export function StatusBadge({ status }: { status: ApplicationStatus }) {
  return <Badge tone={TONES[status]}>{statusLabel(status)}</Badge>;
}
