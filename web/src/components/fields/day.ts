import { language } from '@/lib/language/t.ts';
/** Format of days in form values. */
export const ISO_DAY = 'YYYY-MM-DD';

/** Displayed format of days. */
export const SHOWN_DAY = language === 'en' ? 'MMM D, YYYY' : 'D MMM YYYY';

/** The properties of a field for a calendar day. */
export interface DayFieldProps {
  id?: string;
  /** An ISO day, or an empty string for none. */
  value?: string;
  onChange?: (day: string) => void;
  min?: string;
  max?: string;
  /** For a field without a visible label. */
  'aria-label'?: string;
  placeholder?: string;
}
