import { Form, type FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import type { JobFormValues } from '../job-form-schema.ts';
import { payTextOf, type PayRange } from './pay-text.ts';

const RANGE: readonly (keyof PayRange)[] = ['minSalary', 'maxSalary', 'payPeriod', 'currency'];

/** Puts the range into words for as long as nobody wrote other words; `onChanges` goes before what keeps the form. */
export function usePayText(form: FormInstance<JobFormValues>) {
  const text = Form.useWatch((values: JobFormValues) => payTextOf(values), { form, preserve: true });
  const shown = useRef('');
  useEffect(() => {
    shown.current = text ?? '';
  }, [text]);
  /** Replaces whatever the text says. */
  const write = () => form.setFields([{ name: 'salary', value: payTextOf(form.getFieldsValue(true)), errors: [] }]);
  const onChanges = (changed: Partial<JobFormValues>) => {
    const { salary } = form.getFieldsValue(true) as JobFormValues;
    if (RANGE.some((name) => name in changed) && (salary.trim() === '' || salary === shown.current)) write();
  };
  return { onChanges, write };
}
