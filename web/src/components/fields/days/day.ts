import { language } from '@/lib/language/t.ts';

/** Format of days in form values. */
export const ISO_DAY = 'YYYY-MM-DD';
/** Format of days with a time in form values; in the person's time zone, as `new Date` reads it. */
export const ISO_MINUTE = 'YYYY-MM-DDTHH:mm';

/** Displayed format of days. */
const SHOWN_DAY = language === 'en' ? 'MMM D, YYYY' : 'D MMM YYYY';

/** Displayed format of times of the day, on the clock that the language reads. */
export const SHOWN_TIME = language === 'en' ? 'h:mm A' : 'HH:mm';

/** The displayed format of days, or of days with a time. */
export const shownFormat = (withTime = false): string => (withTime ? `${SHOWN_DAY} ${SHOWN_TIME}` : SHOWN_DAY);

/** The properties of a field for a calendar day. */
export interface DayFieldProps {
  id?: string;
  /** An ISO day, with `withTime` and a time, or an empty string for none. */
  value?: string;
  onChange?: (day: string) => void;
  min?: string;
  max?: string;
  /** Also asks for a time of the day. */
  withTime?: boolean;
  /** For a field without a visible label. */
  'aria-label'?: string;
  placeholder?: string;
}
