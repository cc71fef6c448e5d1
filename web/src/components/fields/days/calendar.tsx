import { DatePicker, type GetRef } from 'antd';
import enUS from 'antd/es/date-picker/locale/en_US';
import dayjs from 'dayjs';
import { useEffect, useRef } from 'react';
import { language } from '@/lib/language/t.ts';
import { ISO_DAY, ISO_MINUTE, SHOWN_TIME, shownFormat, type DayFieldProps } from './day.ts';

/** Without labels for the month and year buttons, so that their text names them. */
const LOCALE = { ...enUS, lang: { ...enUS.lang, monthSelect: '', yearSelect: '' } };

interface CalendarProps extends DayFieldProps {
  /** Whether the placeholder field was clicked. */
  defaultOpen: boolean;
}

/** Minutes between the offered times of a day. */
const MINUTE_STEP = 5;

/** A `DatePicker` for calendar days as ISO text, which are the same in every time zone, or for local times. */
export function Calendar({ value, onChange, min, max, withTime = false, ...rest }: CalendarProps) {
  const picker = useRef<GetRef<typeof DatePicker>>(null);
  // Takes the focus from the field it replaces, and selects the text as tabbing into a field does.
  useEffect(() => {
    picker.current?.focus();
    picker.current?.nativeElement.querySelector('input')?.select();
  }, []);
  const iso = withTime ? ISO_MINUTE : ISO_DAY;
  return (
    <DatePicker
      {...rest}
      ref={picker}
      {...(language === 'en' && { locale: LOCALE })}
      // Displays the first, parses all.
      format={withTime ? [shownFormat(true), ISO_MINUTE] : [shownFormat(), ISO_DAY, 'M/D/YYYY']}
      {...(withTime && { showTime: { format: SHOWN_TIME, minuteStep: MINUTE_STEP }, needConfirm: false })}
      value={value ? dayjs(value) : null}
      {...(min ? { minDate: dayjs(min) } : {})}
      {...(max ? { maxDate: dayjs(max) } : {})}
      onChange={(day) => onChange?.(day?.format(iso) ?? '')}
      style={{ width: '100%' }}
    />
  );
}
