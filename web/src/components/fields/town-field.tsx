import { useQuery } from '@tanstack/react-query';
import { AutoComplete, type AutoCompleteProps } from 'antd';
import { useDeferredValue } from 'react';
import { placesQuery } from '@/lib/places/places-query.ts';

interface TownFieldProps extends Omit<AutoCompleteProps, 'value' | 'options' | 'onChange'> {
  value?: string;
  onChange?: (value: string) => void;
}

/** A town, or anything else; towns are suggested while typing. */
export function TownField({ value = '', onChange, ...props }: TownFieldProps) {
  const { data: places = [] } = useQuery(placesQuery(useDeferredValue(value)));
  return (
    <AutoComplete
      {...props}
      value={value}
      virtual={false}
      options={places.map(({ label }) => ({ value: label }))}
      onChange={(text: string) => onChange?.(text)}
    />
  );
}
