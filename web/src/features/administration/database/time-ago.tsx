import { formatInstant, formatTimeAgo } from '@/lib/format/format-time.ts';

/** Time since an instant, with the full date as a tooltip. */
export function TimeAgo({ instant, now }: { instant: string; now: Date }) {
  return (
    <time dateTime={instant} title={formatInstant(instant)}>
      {formatTimeAgo(instant, now)}
    </time>
  );
}
