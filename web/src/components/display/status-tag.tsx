import { Tag, type TagProps } from 'antd';
import { statusLabel, type ApplicationStanding } from '@/lib/rules/application-status.ts';

const LOOKS: Record<ApplicationStanding, Pick<TagProps, 'color' | 'variant'>> = {
  pending: { variant: 'outlined' },
  reviewed: { variant: 'filled' },
  shortlisted: { variant: 'solid', color: 'processing' },
  interviewed: { variant: 'solid', color: 'processing' },
  offered: { variant: 'filled', color: 'success' },
  rejected: { variant: 'filled', color: 'error' },
  withdrawn: { variant: 'outlined' },
};

export function StatusTag({ status }: { status: ApplicationStanding }) {
  return <Tag {...LOOKS[status]}>{statusLabel(status)}</Tag>;
}
