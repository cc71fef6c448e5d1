import { DEFAULT_ZONE } from '#shared/domain/values/time-zone.js';

/** A column of a file, by the field of a row that it shows. */
export type TableColumn<Row> = {
  readonly key: keyof Row & string;
  readonly header: string;
  /** Whether it has times. */
  readonly isTime?: boolean;
  /** Phone numbers, which spreadsheets take for sums. */
  readonly isPhone?: boolean;
};

/** An instant as spreadsheets read it, such as `2026-05-01 09:30`, in a time zone. */
export function localTime(instant: Date, timeZone = DEFAULT_ZONE): string {
  // Sweden writes dates as ISO 8601 does.
  return instant.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
