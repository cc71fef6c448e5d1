import { Button, Form, Input, type FormInstance } from 'antd';
import { Choice } from '@/components/fields/choice.tsx';
import { DayPicker } from '@/components/fields/days/day-picker.tsx';
import { FieldPair } from '@/components/fields/field-pair.tsx';
import { useEffect } from 'react';
import type * as z from 'zod/mini';
import { useUnsaved } from '@/components/forms/unsaved-guard.tsx';
import { toasts } from '@/lib/toasts.ts';
import { useSchemaForm } from '@/components/forms/use-schema-form.ts';
import { t } from '@/lib/language/t.ts';
import styles from '../editor.module.css';

/** A field of an entry: a text, or one of its options, or a day. */
export interface EntryField {
  name: string;
  label: string;
  required?: boolean;
  placeholder?: string;
  isLong?: boolean;
  options?: readonly { value: string; label: string }[];
  isDay?: boolean;
}

/** An entry as typed. */
export type EntryValues = Record<string, string>;

interface EntryFormProps {
  form: FormInstance<EntryValues>;
  /** Names the form among those of the page. */
  name: string;
  /** What the form adds or edits. */
  label: string;
  schema: z.ZodMiniType<EntryValues>;
  fields: readonly EntryField[];
  /** The title of the toast for an invalid entry. */
  invalid: string;
  isPending: boolean;
  /** The values of an entry to edit. */
  initialValues?: EntryValues;
  onSubmit: (values: EntryValues) => void;
  onCancel: () => void;
}

/** The form for an entry of a list. */
export function EntryForm(props: EntryFormProps) {
  const { form, name, label, schema, fields, invalid, isPending, initialValues = {}, onSubmit, onCancel } = props;
  const { props: formProps, item } = useSchemaForm(
    schema,
    onSubmit,
    (description) => toasts.show({ title: invalid, description, tone: 'destructive' }),
    form,
  );
  const first = fields[0]?.name;
  useEffect(() => {
    if (first) form.focusField(first);
  }, [form, first]);
  const typed: EntryValues = Form.useWatch([], form) ?? {};
  useUnsaved(Object.entries(typed).some(([field, text]) => text.trim() !== (initialValues[field] ?? '')));

  return (
    <Form
      {...formProps}
      name={name}
      aria-label={label}
      className={styles.entry}
      initialValues={Object.fromEntries(fields.map((field) => [field.name, initialValues[field.name] ?? '']))}
      clearOnDestroy
    >
      <FieldPair>
        {fields.map((field) => (
          <Form.Item
            key={field.name}
            {...item(field.name)}
            label={field.label}
            required={field.required ?? false}
            className={field.isLong ? styles.wide : ''}
          >
            {inputOf(field)}
          </Form.Item>
        ))}
      </FieldPair>
      <div className={styles.actions}>
        <Button htmlType="submit" disabled={isPending}>
          {isPending ? t('Saving…') : t('Save')}
        </Button>
        <Button type="text" disabled={isPending} onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </Form>
  );
}

function inputOf({ isLong, options, isDay, placeholder = '' }: EntryField) {
  if (options) return <Choice options={[...options]} placeholder={t('Choose…')} />;
  if (isDay) return <DayPicker />;
  if (isLong) return <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} />;
  return <Input placeholder={placeholder} autoComplete="off" />;
}
