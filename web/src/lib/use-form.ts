import { useRef, useState, type FormEvent } from 'react';
import type * as z from 'zod/mini';
import { formErrors, type FormErrors } from './form-errors.ts';

/**
 * State of a form that a schema checks: after the first attempt to send, errors follow the typing.
 * What was typed stays until the form itself goes.
 */
export function useForm<Values extends object>(schema: z.ZodMiniType<Values>, initial: Values) {
  const [values, setValues] = useState(initial);
  const [attempted, setAttempted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const errors: FormErrors<Values> = attempted ? formErrors(schema, values) : {};

  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) =>
    setValues((before) => ({ ...before, [name]: value }));

  /** Sends the checked values, or moves to the first field that does not pass. */
  const submit = (send: (values: Values) => void) => (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    const result = schema.safeParse(values);
    if (result.success) {
      send(result.data);
      return;
    }
    // The fields are marked invalid by the render that this attempt causes.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  return { form, values, errors, set, submit };
}
