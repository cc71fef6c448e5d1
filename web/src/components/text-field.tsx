import { useId, useState, type ComponentProps } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'onChange'> {
  label: string;
  error?: string | undefined;
  hint?: string;
  onValue: (value: string) => void;
}

/** A labelled input with its error; a password can be shown. */
export function TextField({ label, error, hint, onValue, type = 'text', required, ...rest }: TextFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {required ? null : <span className={styles.optional}> (optional)</span>}
      </label>
      <div className={styles.control}>
        <input
          id={id}
          type={type === 'password' && shown ? 'text' : type}
          required={required}
          aria-invalid={error !== undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
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
      </div>
      {note === undefined ? null : (
        <p id={`${id}-note`} className={error === undefined ? styles.hint : styles.error}>
          {note}
        </p>
      )}
    </div>
  );
}
