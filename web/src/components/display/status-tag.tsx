import { Tag, type TagProps } from 'antd';
import { statusLabel, type ApplicationStatus } from '@/lib/rules/application-status.ts';

const LOOKS: Record<ApplicationStatus, Pick<TagProps, 'color' | 'variant'>> = {
  pending: { variant: 'outlined' },
  reviewed: { variant: 'filled' },
  shortlisted: { variant: 'solid', color: 'processing' },
  interviewed: { variant: 'solid', color: 'processing' },
  offered: { variant: 'filled', color: 'success' },
  rejected: { variant: 'filled', color: 'error' },
};

/** Where an application stands. */
export function StatusTag({ status }: { status: ApplicationStatus }) {
  return <Tag {...LOOKS[status]}>{statusLabel(status)}</Tag>;
}
