import { QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import { expect, it, vi } from 'vitest';
import { workplacesAll } from '@/api/generated/calls/companies.gen';
import { createQueryClient } from '@/app/query-client.ts';
import { workplacesQuery } from '@/lib/workplaces/workplaces-query.ts';
import { firstOf } from '@/testing/api/stand-in-api.ts';
import { choose } from '@/testing/controls.ts';
import { emptyJobForm, type JobFormValues } from '../job-form-schema.ts';
import { WorkplaceField } from './workplace-field.tsx';

const HOTEL = { ...firstOf(workplacesAll), place: null, facts: {}, payPeriod: 'hour' as const };
const HOTELS = [
  { ...HOTEL, id: 4, name: 'Fjord Inn', location: 'Bergen, Norway', currency: 'NOK' },
  { ...HOTEL, id: 5, name: 'Sea Inn', location: 'Faro, Portugal', currency: 'EUR' },
];

it('takes name and place from the hotel, and its pay only while none is entered', async () => {
  const user = userEvent.setup();
  const [form] = renderHook(() => Form.useForm<JobFormValues>()).result.current;
  const onFilled = vi.fn();
  const client = createQueryClient();
  client.setQueryData(workplacesQuery.queryKey, HOTELS as never);
  render(
    <QueryClientProvider client={client}>
      <Form form={form} initialValues={emptyJobForm('Old Inn')}>
        <WorkplaceField item={(name) => ({ name, dependencies: [], rules: [] })} onFilled={onFilled} />
      </Form>
    </QueryClientProvider>,
  );
  const choice = async (name: string) => {
    await choose(user, 'Hotel or workplace', name);
    const { company, location, currency, payPeriod } = form.getFieldsValue(true) as JobFormValues;
    return [company, location, currency, payPeriod];
  };
  expect(await choice('Fjord Inn')).toEqual(['Fjord Inn', 'Bergen, Norway', 'NOK', 'hour']);
  expect(onFilled).toHaveBeenCalledOnce();
  form.setFieldValue('salary', 'By agreement');
  expect(await choice('Sea Inn')).toEqual(['Sea Inn', 'Faro, Portugal', 'NOK', 'hour']);
});
