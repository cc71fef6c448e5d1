import { Tag, type TagProps } from 'antd';
import { statusLabel, type DisplayedStatus } from '@/lib/rules/application-status.ts';

const LOOKS: Record<DisplayedStatus, Pick<TagProps, 'color' | 'variant'>> = {
  pending: { variant: 'outlined' },
  reviewed: { variant: 'filled' },
  shortlisted: { variant: 'solid', color: 'processing' },
  interviewed: { variant: 'solid', color: 'processing' },
  offered: { variant: 'filled', color: 'success' },
  rejected: { variant: 'filled', color: 'error' },
  withdrawn: { variant: 'outlined' },
};

export function StatusTag({ status }: { status: DisplayedStatus }) {
  return <Tag {...LOOKS[status]}>{statusLabel(status)}</Tag>;
}
