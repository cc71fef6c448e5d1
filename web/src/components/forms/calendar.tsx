import { DatePicker } from 'antd';
import enUS from 'antd/es/date-picker/locale/en_US';
import dayjs from 'dayjs';
import { ISO_DAY, SHOWN_DAY, type DayFieldProps } from './day.ts';

/** The buttons in the calendar's head are named by their text, the month and the year. */
const LOCALE = { ...enUS, lang: { ...enUS.lang, monthSelect: '', yearSelect: '' } };

interface CalendarProps extends DayFieldProps {
  /** Whether it was clicked before it was here. */
  defaultOpen: boolean;
}

/** A `DatePicker` for calendar days as ISO text, which are the same in every time zone. */
export function Calendar({ value, onChange, min, max, ...rest }: CalendarProps) {
  return (
    <DatePicker
      {...rest}
      ref={takeFocus}
      locale={LOCALE}
      // Shows the first, understands all.
      format={[SHOWN_DAY, ISO_DAY, 'M/D/YYYY']}
      value={value ? dayjs(value) : null}
      {...(min ? { minDate: dayjs(min) } : {})}
      {...(max ? { maxDate: dayjs(max) } : {})}
      onChange={(day) => onChange?.(day?.format(ISO_DAY) ?? '')}
      style={{ width: '100%' }}
    />
  );
}

/** The field that the calendar replaces had the focus; typing replaces its text, as after any tab into a field. */
function takeFocus(picker: { focus: () => void; nativeElement: HTMLElement } | null): void {
  picker?.focus();
  picker?.nativeElement.querySelector('input')?.select();
}
