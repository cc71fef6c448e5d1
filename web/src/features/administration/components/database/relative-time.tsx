import { formatInstant, formatTimeAgo, formatTimeUntil } from '@/lib/format-time.ts';

interface RelativeTimeProps {
  instant: string;
  now: Date;
}

/** Time since an instant, with the full date as a tooltip. */
export function TimeAgo({ instant, now }: RelativeTimeProps) {
  return (
    <time dateTime={instant} title={formatInstant(instant)}>
      {formatTimeAgo(instant, now)}
    </time>
  );
}

/** Time until an instant, with the full date as a tooltip. */
export function TimeUntil({ instant, now }: RelativeTimeProps) {
  return (
    <time dateTime={instant} title={formatInstant(instant)}>
      {formatTimeUntil(instant, now)}
    </time>
  );
}
