import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Form, Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { placeText } from '@/features/jobs/form/job-form-schema.ts';
import { placesQuery } from '@/features/jobs/places-query.ts';

const NONE: string[] = [];

interface PlacesFieldProps {
  id?: string;
  value?: string[];
  onChange?: (value: string[]) => void;
}

/** Towns where people work: suggested while they are typed, and for the location. */
export function PlacesField({ id, value = NONE, onChange }: PlacesFieldProps) {
  const [typed, setTyped] = useState('');
  const { data: places = [] } = useQuery(placesQuery(useDeferredValue(typed)));
  const location = Form.useWatch<string | undefined>('location') ?? '';
  const isOpen = value.length === 0 && location.trim() !== '';
  const { data: meant } = useQuery(placesQuery(useDeferredValue(isOpen ? location : '')));
  const suggested = isOpen ? meant?.[0] : undefined;
  return (
    <Flex vertical gap="small" align="stretch">
      <Select<string[]>
        id={id}
        mode="multiple"
        virtual={false}
        showSearch={{ searchValue: typed, onSearch: setTyped, filterOption: false, autoClearSearchValue: true }}
        suffixIcon={null}
        placeholder="Type a town or city"
        notFoundContent={typed.trim().length < 2 ? null : 'No such place'}
        value={value}
        labelRender={({ value: place }) => nameOf(String(place))}
        options={(typed.trim() === '' ? [] : places)
          .map(placeText)
          .filter((place) => !value.includes(place))
          .map((place) => ({ value: place, label: nameOf(place) }))}
        onChange={(chosen) => {
          setTyped('');
          onChange?.(chosen);
        }}
      />
      {suggested ? (
        <Button size="small" style={{ alignSelf: 'start' }} onClick={() => onChange?.([placeText(suggested)])}>
          Add {suggested.label}
        </Button>
      ) : null}
    </Flex>
  );
}

function nameOf(place: string): string {
  return place.slice(place.indexOf(':') + 1);
}
