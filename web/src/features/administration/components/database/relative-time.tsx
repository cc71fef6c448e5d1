import { formatInstant, formatTimeAgo, formatTimeUntil } from '../../../../lib/format-time.ts';

interface RelativeTimeProps {
  instant: string;
  now: Date;
}

/** How long ago something was; the whole date and time come with the pointer. */
export function TimeAgo({ instant, now }: RelativeTimeProps) {
  return (
    <time dateTime={instant} title={formatInstant(instant)}>
      {formatTimeAgo(instant, now)}
    </time>
  );
}

/** How long it is until something; the whole date and time come with the pointer. */
export function TimeUntil({ instant, now }: RelativeTimeProps) {
  return (
    <time dateTime={instant} title={formatInstant(instant)}>
      {formatTimeUntil(instant, now)}
    </time>
  );
}
