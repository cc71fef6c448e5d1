import { DatePicker } from 'antd';
import enUS from 'antd/es/date-picker/locale/en_US';
import dayjs from 'dayjs';
import { language } from '@/lib/language/t.ts';
import { ISO_DAY, SHOWN_DAY, type DayFieldProps } from './day.ts';

/** Without labels for the month and year buttons, so that their text names them. */
const LOCALE = { ...enUS, lang: { ...enUS.lang, monthSelect: '', yearSelect: '' } };

interface CalendarProps extends DayFieldProps {
  /** Whether the placeholder field was clicked. */
  defaultOpen: boolean;
}

/** A `DatePicker` for calendar days as ISO text, which are the same in every time zone. */
export function Calendar({ value, onChange, min, max, ...rest }: CalendarProps) {
  return (
    <DatePicker
      {...rest}
      ref={takeFocus}
      {...(language === 'en' && { locale: LOCALE })}
      // Displays the first, parses all.
      format={[SHOWN_DAY, ISO_DAY, 'M/D/YYYY']}
      value={value ? dayjs(value) : null}
      {...(min ? { minDate: dayjs(min) } : {})}
      {...(max ? { maxDate: dayjs(max) } : {})}
      onChange={(day) => onChange?.(day?.format(ISO_DAY) ?? '')}
      style={{ width: '100%' }}
    />
  );
}

/** Takes the focus from the field it replaces, and selects the text as tabbing into a field does. */
function takeFocus(picker: { focus: () => void; nativeElement: HTMLElement } | null): void {
  picker?.focus();
  picker?.nativeElement.querySelector('input')?.select();
}
