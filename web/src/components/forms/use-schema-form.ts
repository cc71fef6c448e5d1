import { Form, type FormInstance, type FormProps } from 'antd';
import { useState, type RefAttributes } from 'react';
import type * as z from 'zod/mini';
import { ApiError } from '@/api/api-error.ts';
import { useGapFocus } from './use-gap-focus.ts';
import { toasts } from '@/lib/toasts.ts';

/** Props of an Ant Design `Form.Item` for schema validation. */
interface SchemaItem<Values> {
  name: keyof Values & string;
  dependencies: string[];
  rules: { validator: () => Promise<void> }[];
}

/** What a submit handler can do with its form. */
interface SubmittedForm<Values> {
  /** Shows the server's field errors below their fields until they change. */
  showRejections: (error: unknown) => void;
  /** Replaces the values, and hides errors until the next attempt to submit. */
  restart: (values: Values) => void;
}

/** Receives the parsed values. */
export type Submit<Values> = (values: Values, form: SubmittedForm<Values>) => void;

export type SchemaForm<Values extends object> = ReturnType<typeof useSchemaForm<Values>>;

/**
 * An Ant Design form whose rules come from a zod schema. Errors appear on the first attempt to submit and update while typing from then on; the first invalid
 * field gets the focus.
 * @param onInvalid receives the first message when the values do not pass
 * @param shared an instance from `Form.useForm`, for a form submitted from outside
 */
export function useSchemaForm<Values extends object>(
  schema: z.ZodMiniType<Values>,
  onSubmit: Submit<Values>,
  onInvalid?: (message: string) => void,
  shared?: FormInstance<Values>,
) {
  const [form] = Form.useForm<Values>(shared);
  const [attempted, setAttempted] = useState(false);
  const { ref, focusGap } = useGapFocus();

  const issues = () => schema.safeParse(form.getFieldsValue(true)).error?.issues ?? [];

  /** @param others fields whose changes may make this one valid or invalid */
  const item = (name: keyof Values & string, others: (keyof Values & string)[] = []): SchemaItem<Values> => ({
    name,
    // Otherwise typing a password would report its empty repetition.
    dependencies: attempted ? others : [],
    rules: [
      {
        validator: () => {
          const issue = issues().find(({ path }) => path[0] === name);
          return issue ? Promise.reject(new Error(issue.message)) : Promise.resolve();
        },
      },
    ],
  });

  const showRejections = (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    const known = Object.keys(form.getFieldsValue());
    // The error of a part, such as "questions.2", is shown below the whole field.
    const rejected = error.fieldErrors
      .map(({ field, message }) => ({ field: field.split('.', 1)[0] ?? '', message }))
      .filter(({ field }) => known.includes(field));
    form.setFields(rejected.map(({ field, message }) => ({ name: field as never, errors: [message] })));
    if (rejected[0]) focusGap([rejected[0].field]);
    for (const { message } of rejected) toasts.omit(message);
    setAttempted(true);
  };

  const restart = (values: Values) => {
    form.setFieldsValue(values);
    setAttempted(false);
  };

  const props: FormProps<Values> & RefAttributes<never> = {
    ref,
    form,
    layout: 'vertical',
    // The schema checks, not the browser.
    noValidate: true,
    requiredMark: 'optional',
    validateTrigger: attempted ? 'onChange' : 'onSubmit',
    onFinish: () => onSubmit(schema.parse(form.getFieldsValue(true)), { showRejections, restart }),
    onFinishFailed: ({ errorFields: [gap] }) => {
      setAttempted(true);
      if (gap) focusGap(gap.name as string[]);
      const [first] = issues();
      if (first) onInvalid?.(first.message);
    },
  };

  return { form, props, item, restart, focusGap };
}
