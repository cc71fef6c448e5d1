import { useQuery } from '@tanstack/react-query';
import { AutoComplete } from 'antd';
import { useDeferredValue } from 'react';
import { placesQuery } from '../../places-query.ts';

interface PortFieldProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

/** The port where crew join a ship; towns are suggested while typing. */
export function PortField({ id, value = '', onChange }: PortFieldProps) {
  const { data: places = [] } = useQuery(placesQuery(useDeferredValue(value)));
  return (
    <AutoComplete
      id={id}
      value={value}
      virtual={false}
      options={places.map(({ label }) => ({ value: label }))}
      onChange={(text: string) => onChange?.(text)}
    />
  );
}
