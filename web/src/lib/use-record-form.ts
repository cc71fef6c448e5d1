import { useState } from 'react';
import type * as z from 'zod/mini';
import { useForm } from './use-form.ts';

/**
 * A form for a stored record: tracks changed fields, and updates unchanged ones from the record.
 * All fields are text.
 */
export function useRecordForm<Values extends Record<string, string>>(schema: z.ZodMiniType<Values>, stored: Values) {
  const form = useForm(schema, stored);
  const [base, setBase] = useState(stored);
  if (namesOfChanges(base, stored).length > 0) {
    setBase(stored);
    form.rebase(base, stored);
  }
  const changed = namesOfChanges(base, form.values);

  return {
    ...form,
    isDirty: changed.length > 0,
    /** The fields of checked values that differ from what is stored. */
    changesIn: (values: Values): Partial<Values> => pick(values, namesOfChanges(base, values)),
    /** Resets to the stored record. */
    discard: () => form.rebase(form.values, base),
  };
}

/** The fields in which two records differ, ignoring surrounding white space. */
function namesOfChanges<Values extends Record<string, string>>(before: Values, after: Values): (keyof Values)[] {
  return Object.keys(after).filter((name) => before[name]?.trim() !== after[name]?.trim());
}

function pick<Values extends object>(values: Values, names: (keyof Values)[]): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const name of names) picked[name] = values[name];
  return picked;
}
