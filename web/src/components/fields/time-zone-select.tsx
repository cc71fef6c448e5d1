import { Select, type SelectProps } from 'antd';
import { useState } from 'react';
import { timeZoneLabel, timeZoneOptions } from '@/lib/browser/time-zone.ts';

interface TimeZoneSelectProps extends Pick<SelectProps<string>, 'id' | 'style' | 'loading' | 'disabled'> {
  value: string;
  /** A choice that is no zone, before all others. */
  first?: { value: string; label: string };
  onChange: (zone: string) => void;
}

/** A choice among all time zones, found by place and by what people call them. */
export function TimeZoneSelect({ value, first, ...props }: TimeZoneSelectProps) {
  // What hundreds of zones are called takes a moment.
  const [isAsked, setAsked] = useState(false);
  const zones = isAsked ? timeZoneOptions(value) : [{ value, label: timeZoneLabel(value) }];
  return (
    <Select
      {...props}
      // Screen readers announce only some options of a virtual list.
      virtual={false}
      value={value}
      showSearch={{ optionFilterProp: 'label' }}
      optionRender={wrapped}
      options={first ? [first, ...zones.filter((zone) => zone.value !== first.value)] : zones}
      onOpenChange={(isOpen) => setAsked(isAsked || isOpen)}
    />
  );
}

/** On phones, the place would be cut. */
const wrapped: SelectProps['optionRender'] = ({ label }) => <span style={{ whiteSpace: 'normal' }}>{label}</span>;
