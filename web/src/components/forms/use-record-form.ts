import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { useSchemaForm, type Submit } from './use-schema-form.ts';

/** The fields of `after` that differ from `before`; white space around text makes no difference. */
export function changesBetween<Values extends object>(before: Values, after: Values): Partial<Values> {
  const changed = Object.entries(after).filter(
    ([name, value]) => comparable(value) !== comparable(before[name as keyof Values]),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}

function comparable(value: unknown): string | undefined {
  // What is no number differs from an empty field.
  if (Number.isNaN(value)) return 'NaN';
  return JSON.stringify(typeof value === 'string' ? value.trim() : value);
}

/**
 * A form for a stored record that tracks unsaved changes. When the record changes, unedited fields take the new values.
 */
export function useRecordForm<Values extends object>(
  schema: z.ZodMiniType<Values>,
  stored: Values,
  onSubmit: Submit<Values>,
) {
  const schemaForm = useSchemaForm(schema, onSubmit);
  const { form, restart } = schemaForm;
  const base = useRef(stored);
  const [isDirty, setDirty] = useState(false);

  useEffect(() => {
    if (isEmpty(changesBetween(base.current, stored))) return;
    const edited = changesBetween(base.current, form.getFieldsValue(true) as Values);
    base.current = stored;
    restart({ ...stored, ...edited });
    setDirty(!isEmpty(changesBetween(stored, { ...stored, ...edited })));
  }, [form, restart, stored]);

  const props: typeof schemaForm.props = {
    ...schemaForm.props,
    initialValues: stored,
    onValuesChange: () => setDirty(!isEmpty(changesBetween(stored, form.getFieldsValue(true) as Values))),
  };

  /** Restores the stored values. */
  const discard = () => {
    restart(stored);
    setDirty(false);
  };

  return { ...schemaForm, props, isDirty, discard };
}

function isEmpty(changes: object): boolean {
  return Object.keys(changes).length === 0;
}
