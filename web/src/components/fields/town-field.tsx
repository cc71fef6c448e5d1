import { useQuery } from '@tanstack/react-query';
import { AutoComplete } from 'antd';
import { useDeferredValue } from 'react';
import { placesQuery } from '@/lib/places/places-query.ts';

interface TownFieldProps {
  id?: string;
  value?: string;
  placeholder?: string;
  onChange?: (value: string) => void;
}

/** A town, or anything else; towns are suggested while typing. */
export function TownField({ id, value = '', placeholder, onChange }: TownFieldProps) {
  const { data: places = [] } = useQuery(placesQuery(useDeferredValue(value)));
  return (
    <AutoComplete
      id={id}
      value={value}
      placeholder={placeholder}
      virtual={false}
      options={places.map(({ label }) => ({ value: label }))}
      onChange={(text: string) => onChange?.(text)}
    />
  );
}
