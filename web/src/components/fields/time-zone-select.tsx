import { Select, type SelectProps } from 'antd';
import { useState } from 'react';
import { timeZoneName } from '@/lib/browser/time-zone.ts';
import { perLanguage } from '@/lib/format/per-language.ts';

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
  const zones = isAsked ? optionsWith(value) : [optionOf(value)];
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

const known = perLanguage((language) => {
  const { compare } = new Intl.Collator(language);
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]
    .map(optionOf)
    .sort((one, other) => compare(one.label, other.label));
});

/** The zones that the browser knows, and one more. */
function optionsWith(zone: string): ReturnType<typeof optionOf>[] {
  const options = known();
  return options.some(({ value }) => value === zone) ? options : [optionOf(zone), ...options];
}

/** A zone such as “Eastern Time (America/New York)”. */
function optionOf(value: string) {
  const [name, place] = [timeZoneName(value), value.replaceAll('_', ' ')];
  return { value, label: name === undefined || name === value ? place : `${name} (${place})` };
}
