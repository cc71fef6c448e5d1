import { DatePicker } from 'antd';
import enUS from 'antd/es/date-picker/locale/en_US';
import dayjs from 'dayjs';

/** The buttons in the calendar's head are named by their text, the month and the year. */
const LOCALE = { ...enUS, lang: { ...enUS.lang, monthSelect: '', yearSelect: '' } };

const ISO_DAY = 'YYYY-MM-DD';

interface DayPickerProps {
  id?: string;
  /** An ISO day, or the empty text for none. */
  value?: string;
  onChange?: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/** A `DatePicker` for calendar days as ISO text, which are the same in every time zone. */
export function DayPicker({ value, onChange, min, max, ...rest }: DayPickerProps) {
  return (
    <DatePicker
      {...rest}
      locale={LOCALE}
      // Shows the first, understands all.
      format={['MMM D, YYYY', ISO_DAY, 'M/D/YYYY']}
      value={value ? dayjs(value) : null}
      {...(min ? { minDate: dayjs(min) } : {})}
      {...(max ? { maxDate: dayjs(max) } : {})}
      onChange={(day) => onChange?.(day?.format(ISO_DAY) ?? '')}
      style={{ width: '100%' }}
    />
  );
}
