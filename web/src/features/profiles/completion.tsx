import { Progress } from 'antd';
import { useId } from 'react';

/** How complete a profile is, as a labeled bar. */
export function Completion({ percent }: { percent: number }) {
  const id = useId();
  return (
    <div>
      <span id={id}>Profile completion</span>
      <Progress percent={percent} format={(share) => `${share}%`} aria-labelledby={id} />
    </div>
  );
}
