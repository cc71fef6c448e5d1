import { useQuery } from '@tanstack/react-query';
import type { SelectProps } from 'antd';
import { useDeferredValue, useState } from 'react';
import { TypedList } from '@/components/fields/typed-list.tsx';
import { t } from '@/lib/language/t.ts';
import { suggestionsQuery } from '@/lib/words/suggestions-query.ts';

/** Roles that somebody looks for: offered while typing, or in their own words. */
export function RolesField(props: SelectProps<string[]>) {
  const [typed, setTyped] = useState('');
  const { data: roles = [] } = useQuery(suggestionsQuery('role', useDeferredValue(typed)));
  return (
    <TypedList
      {...props}
      tokenSeparators={[',']}
      placeholder={t('Guest relations manager')}
      options={(typed === '' ? [] : roles).map(({ label }) => ({ value: label, label }))}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      onSelect={() => setTyped('')}
    />
  );
}
