import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import type { SchemaForm } from '@/components/forms/use-schema-form.ts';
import { CLEARABLE } from '@/components/fields/clearable.tsx';
import { t } from '@/lib/language/t.ts';
import { workplacesQuery } from '@/lib/workplaces/workplaces-query.ts';
import { factsFormOf } from '../job-facts-form.ts';
import { placeText, type JobFormValues } from '../job-form-schema.ts';
import { hasPay } from '../pay/use-place-pay.ts';

interface WorkplaceFieldProps extends Pick<SchemaForm<JobFormValues>, 'item'> {
  /** Called when it has filled in other fields. */
  onFilled: () => void;
}

/** The hotel of a listing, if the company has any: it sets name and place, and what a new listing begins with. */
export function WorkplaceField({ item, onFilled }: WorkplaceFieldProps) {
  const form = Form.useFormInstance<JobFormValues>();
  const { data: workplaces = [] } = useQuery(workplacesQuery);
  if (workplaces.length === 0) return null;
  const choose = (id: number | undefined) => {
    const chosen = workplaces.find((workplace) => workplace.id === id);
    if (!chosen) return;
    const { name, location, place, payPeriod, currency, facts } = chosen;
    form.setFieldsValue({
      company: name,
      location,
      places: place ? [placeText(place)] : [],
      // Pay that is entered already has its own.
      ...(!hasPay(form.getFieldsValue(true) as JobFormValues) && { payPeriod, currency, ...factsFormOf(facts) }),
    });
    onFilled();
  };
  return (
    <Form.Item
      {...item('workplaceId')}
      label={t('Hotel or workplace')}
      extra={t('The listing then has its name, logo and place.')}
    >
      <Select<number>
        allowClear={CLEARABLE}
        virtual={false}
        placeholder={t('None')}
        showSearch={{ optionFilterProp: 'label' }}
        options={workplaces.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={choose}
      />
    </Form.Item>
  );
}
