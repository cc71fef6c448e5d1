const MOMENT = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** An instant in the reader's time zone, such as “Mon, Nov 3, 8:00 AM”. */
export function formatDateAndTime(instant: string): string {
  return MOMENT.format(new Date(instant));
}
