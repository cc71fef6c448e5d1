import { Select } from 'antd';
import type { NoticeMode } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';

const LABELS: Readonly<Record<NoticeMode, string>> = {
  automatic: t('Automatic: at once or in a digest'),
  at_once: t('At once'),
  daily: t('Once a day'),
  none: t('Never'),
};
const MODES: readonly NoticeMode[] = ['automatic', 'at_once', 'daily', 'none'];

interface ModeSelectProps {
  label: string;
  value: NoticeMode;
  /** What “automatic” stands for. */
  inherited?: NoticeMode;
  isSaving: boolean;
  onChange: (mode: NoticeMode) => void;
}

/** When to hear of new applications. */
export function ModeSelect({ label, value, inherited = 'automatic', isSaving, onChange }: ModeSelectProps) {
  const labelOf = (mode: NoticeMode) =>
    mode === 'automatic' && inherited !== 'automatic'
      ? t('Default: {mode}', { mode: LABELS[inherited] })
      : LABELS[mode];
  return (
    <Select<NoticeMode>
      options={MODES.map((mode) => ({ value: mode, label: labelOf(mode) }))}
      value={value}
      disabled={isSaving}
      onChange={onChange}
      aria-label={label}
      popupMatchSelectWidth={false}
    />
  );
}
