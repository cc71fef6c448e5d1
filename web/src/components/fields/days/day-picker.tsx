import { Input } from 'antd';
import dayjs from 'dayjs';
import { Suspense, useState } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import { Icon } from '@/light/marks/icon.tsx';
import { t } from '@/lib/language/t.ts';
import { shownFormat, type DayFieldProps } from './day.ts';

// The calendar is large, and few visits need it.
const loadCalendar = () => import('./calendar.tsx');
const Calendar = lazily(loadCalendar, 'Calendar');

/** A field for a calendar day, or a local time; the calendar is loaded when the field is first used. */
export function DayPicker(props: DayFieldProps) {
  const [use, setUse] = useState<'none' | 'focused' | 'clicked'>('none');
  const { id, value, withTime, placeholder = t('Select date'), 'aria-label': label } = props;
  const field = (
    <Input
      id={id}
      value={value ? dayjs(value).format(shownFormat(withTime)) : ''}
      placeholder={placeholder}
      aria-label={label}
      readOnly
      suffix={<Icon name="calendar" />}
      onPointerEnter={() => void loadCalendar()}
      onPointerDown={() => setUse('clicked')}
      onFocus={() => setUse((before) => (before === 'none' ? 'focused' : before))}
    />
  );
  if (use === 'none') return field;
  return (
    <Suspense fallback={field}>
      <Calendar {...props} defaultOpen={use === 'clicked'} />
    </Suspense>
  );
}
