import { Progress } from 'antd';
import { useId } from 'react';
import { formatPercent } from '@/lib/format/percent.ts';
import { t } from '@/lib/language/t.ts';

/** How complete a profile is, as a labeled bar. */
export function Completion({ percent }: { percent: number }) {
  const id = useId();
  return (
    <div>
      <span id={id}>{t('Profile completion')}</span>
      <Progress percent={percent} format={(share = 0) => formatPercent(share)} aria-labelledby={id} />
    </div>
  );
}
