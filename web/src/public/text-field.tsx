import { useState, type ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { IconButton } from './icon-button.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'required'>, FieldTexts {
  onValue: (value: string) => void;
}

/** A labelled input with its error; a password can be shown. */
export function TextField(props: TextFieldProps) {
  const { label, error, hint, required, unmarked, onValue, type = 'text', ...rest } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} required={required} unmarked={unmarked}>
      {(control) => (
        <>
          <input
            {...control}
            type={type === 'password' && shown ? 'text' : type}
            onChange={(event) => onValue(event.target.value)}
            {...rest}
          />
          {type === 'password' ? (
            <IconButton
              icon="eye"
              label={shown ? 'Hide password' : 'Show password'}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            />
          ) : null}
        </>
      )}
    </Field>
  );
}
