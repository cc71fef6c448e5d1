/** How a form keeps a day. */
export const ISO_DAY = 'YYYY-MM-DD';

/** How a field shows a day. */
export const SHOWN_DAY = 'MMM D, YYYY';

/** The properties of a field for a calendar day. */
export interface DayFieldProps {
  id?: string;
  /** An ISO day, or the empty text for none. */
  value?: string;
  onChange?: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}
