import { useState } from 'react';
import type * as z from 'zod/mini';
import { useForm } from './use-form.ts';

/**
 * A form over something that is stored: it knows what was changed, and follows what is stored wherever nothing was.
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
    /** Goes back to what is stored. */
    discard: () => form.rebase(form.values, base),
  };
}

/** The names under which two records differ, whatever space surrounds their texts. */
function namesOfChanges<Values extends Record<string, string>>(before: Values, after: Values): (keyof Values)[] {
  return Object.keys(after).filter((name) => before[name]?.trim() !== after[name]?.trim());
}

function pick<Values extends object>(values: Values, names: (keyof Values)[]): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const name of names) picked[name] = values[name];
  return picked;
}
