import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id' | 'onChange' | 'required'>, FieldTexts {
  onValue: (value: string) => void;
}

/** A labelled text of several lines with its error. */
export function TextAreaField({ label, error, hint, required, unmarked, onValue, ...rest }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required} unmarked={unmarked}>
      {(control) => <textarea {...control} onChange={(event) => onValue(event.target.value)} {...rest} />}
    </Field>
  );
}
