import { useRef, useState, type FormEvent } from 'react';
import type * as z from 'zod/mini';
import { ApiError } from '@/api/api-error.ts';
import { formErrors, type FormErrors } from './form-errors.ts';

/**
 * State of a form with a schema: after the first attempt to submit, errors update while typing.
 * Input stays until the form unmounts.
 */
export function useForm<Values extends object>(schema: z.ZodMiniType<Values>, initial: Values) {
  const [values, setValues] = useState(initial);
  const [attempted, setAttempted] = useState(false);
  const [refusals, setRefusals] = useState<FormErrors<Values>>({});
  const form = useRef<HTMLFormElement>(null);
  const errors: FormErrors<Values> = { ...refusals, ...(attempted ? formErrors(schema, values) : {}) };

  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setRefusals((before) => ({ ...before, [name]: undefined }));
  };

  /** Focuses the first invalid field; the next render marks the fields. */
  const focusFirstError = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());

  /** Submits the parsed values, or focuses the first invalid field and shows its message. */
  const submit = (send: (values: Values) => void, tell?: (message: string) => void) => (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    const result = schema.safeParse(values);
    if (result.success) {
      send(result.data);
      return;
    }
    focusFirstError();
    tell?.(result.error.issues[0]?.message ?? '');
  };

  /** Replaces unchanged values with new ones, keeps edits, and resets the submission. */
  const rebase = (from: Values, to: Values) => {
    setValues((before) => {
      const kept = Object.entries(before).map(([name, value]) => {
        const key = name as keyof Values;
        return [name, value === from[key] ? to[key] : value];
      });
      return Object.fromEntries(kept) as Values;
    });
    setAttempted(false);
    setRefusals({});
  };

  /** Shows the server's field errors, each until the field changes. */
  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError) || error.fieldErrors.length === 0) return;
    const messages: Record<string, string> = {};
    for (const { field, message } of error.fieldErrors) messages[field] ??= message;
    setRefusals(messages as FormErrors<Values>);
    focusFirstError();
  };

  return { form, values, errors, set, submit, rebase, refuse };
}
