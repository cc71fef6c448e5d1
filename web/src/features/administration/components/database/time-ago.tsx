import { formatInstant, formatTimeAgo } from '../../../../lib/format-time.ts';

/** How long ago something was; the whole date and time come with the pointer. */
export function TimeAgo({ instant, now }: { instant: string; now: Date }) {
  return (
    <time dateTime={instant} title={formatInstant(instant)}>
      {formatTimeAgo(instant, now)}
    </time>
  );
}
