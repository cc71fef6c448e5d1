import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { t } from '@/lib/language/t.ts';
import { workplacesQuery } from '@/lib/workplaces/workplaces-query.ts';

interface WorkplacesChoiceProps {
  id?: string;
  'aria-label'?: string;
  /** Null for all of the company. */
  value?: readonly number[] | null;
  disabled?: boolean;
  onChange?: (value: number[] | null) => void;
}

/** Stands for all hotels; ids begin at 1. */
const ALL = 0;

/** The hotels to which a reviewer is limited, or all of the company. Choosing a hotel ends “all”, and the reverse. */
export function WorkplacesChoice({ value = null, onChange, ...props }: WorkplacesChoiceProps) {
  const { data: workplaces = [] } = useQuery(workplacesQuery);
  if (workplaces.length === 0) return null;
  const known = workplaces.filter(({ id }) => value?.includes(id)).map(({ id }) => id);
  return (
    <Select<number[]>
      {...props}
      mode="multiple"
      virtual={false}
      placeholder={t('No hotel')}
      options={[
        { value: ALL, label: t('All hotels') },
        ...workplaces.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value === null ? [ALL] : known}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(chosen) =>
        onChange?.(value !== null && chosen.includes(ALL) ? null : chosen.filter((id) => id !== ALL))
      }
      popupMatchSelectWidth={false}
    />
  );
}
