import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Form, Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { t } from '@/lib/language/t.ts';
import { placeName, placeText } from '../job-form-schema.ts';
import { placesQuery } from '@/lib/places/places-query.ts';

const NONE: string[] = [];
/** Places offered for a text that may mean several. */
const OFFERED = 3;

interface PlacesFieldProps {
  id?: string;
  value?: string[];
  onChange?: (value: string[]) => void;
}

/** The towns of a job: suggested while typing, and for the location. */
export function PlacesField({ id, value = NONE, onChange }: PlacesFieldProps) {
  const [typed, setTyped] = useState('');
  const { data: places = [] } = useQuery(placesQuery(useDeferredValue(typed)));
  const isOpen = value.length === 0;
  const suggested = [...useSuggestions('location', isOpen), ...useSuggestions('joiningPort', isOpen)];
  return (
    <Flex vertical gap="small" align="stretch">
      <Select<string[]>
        id={id}
        mode="multiple"
        virtual={false}
        showSearch={{ searchValue: typed, onSearch: setTyped, filterOption: false, autoClearSearchValue: true }}
        suffixIcon={null}
        placeholder={t('Type a town or city')}
        notFoundContent={typed.trim().length < 2 ? null : t('No matching place')}
        value={value}
        labelRender={({ value: place }) => placeName(String(place))}
        options={(typed.trim() === '' ? [] : places)
          .map(placeText)
          .filter((place) => !value.includes(place))
          .map((place) => ({ value: place, label: placeName(place) }))}
        onChange={(chosen) => {
          setTyped('');
          onChange?.(chosen);
        }}
      />
      {[...new Map(suggested.map((place) => [place.id, place])).values()].map((place) => (
        <Button
          key={place.id}
          size="small"
          style={{ alignSelf: 'start' }}
          onClick={() => onChange?.([placeText(place)])}
        >
          {t('Add {label}', { label: place.label })}
        </Button>
      ))}
    </Flex>
  );
}

/** The places that a field of the form may mean, while enabled. */
function useSuggestions(field: 'location' | 'joiningPort', isEnabled: boolean) {
  const text = Form.useWatch<string | undefined>(field)?.trim() ?? '';
  const { data } = useQuery(placesQuery(useDeferredValue(isEnabled ? text : '')));
  return isEnabled && text !== '' ? (data ?? []).slice(0, OFFERED) : [];
}
