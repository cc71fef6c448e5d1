import { Form, type FormProps } from 'antd';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError } from '@/api/api-error.ts';

/** Props of an Ant Design `Form.Item` for schema validation. */
interface SchemaItem<Values> {
  name: keyof Values & string;
  rules: { validator: () => Promise<void> }[];
}

/**
 * An Ant Design form whose rules come from a zod schema. Errors appear on the first attempt to submit and follow the typing from then on;
 * the first invalid field gets the focus.
 * @param onSubmit receives the parsed values, and a function that shows field errors of the server
 * @param onInvalid receives the first message when the values do not pass
 */
export function useSchemaForm<Values extends object>(
  schema: z.ZodMiniType<Values>,
  onSubmit: (values: Values, form: { showRejections: (error: unknown) => void }) => void,
  onInvalid?: (message: string) => void,
) {
  const [form] = Form.useForm<Values>();
  const [attempted, setAttempted] = useState(false);

  const issues = () => schema.safeParse(form.getFieldsValue(true)).error?.issues ?? [];

  const item = (name: keyof Values & string): SchemaItem<Values> => ({
    name,
    rules: [
      {
        validator: () => {
          const issue = issues().find(({ path }) => path[0] === name);
          return issue ? Promise.reject(new Error(issue.message)) : Promise.resolve();
        },
      },
    ],
  });

  /** Shows what the server rejected below the fields concerned, until they change. */
  const showRejections = (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    const known = Object.keys(form.getFieldsValue());
    const rejected = error.fieldErrors.filter(({ field }) => known.includes(field));
    form.setFields(rejected.map(({ field, message }) => ({ name: field as never, errors: [message] })));
    if (rejected[0]) form.focusField(rejected[0].field);
  };

  const props: FormProps<Values> = {
    form,
    layout: 'vertical',
    requiredMark: 'optional',
    validateTrigger: attempted ? 'onChange' : 'onSubmit',
    scrollToFirstError: { focus: true, block: 'center' },
    onFinish: () => onSubmit(schema.parse(form.getFieldsValue(true)), { showRejections }),
    onFinishFailed: () => {
      setAttempted(true);
      const [first] = issues();
      if (first) onInvalid?.(first.message);
    },
  };

  return { form, props, item };
}
